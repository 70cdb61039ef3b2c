import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { MemoryStore } from '../../src/store/memory.ts';
import type { StoreFailure } from '../../src/store/port.ts';
import AppView from '../../src/ui/App.svelte';
import { notices } from '../../src/ui/notices.svelte.ts';
import { hrefTo, parseRoute, router, type Route } from '../../src/ui/router.svelte.ts';
import { ruleReader } from '../../src/ui/rules.svelte.ts';
import { startApp } from './toy/app.ts';

beforeEach(() => {
  router.replace({ name: 'home' });
  ruleReader.close();
});

/** A store whose disk can fill up. */
class FullStore extends MemoryStore {
  failure: StoreFailure | null = null;
  hangs = false;

  override append(...write: Parameters<MemoryStore['append']>) {
    if (this.hangs) return new Promise<never>(() => undefined);
    return this.failure === null
      ? super.append(...write)
      : Promise.resolve({ ok: false, failure: this.failure } as const);
  }
}

async function showApp(store?: MemoryStore, changes?: Parameters<typeof startApp>[1]) {
  const app = await startApp(store ?? new MemoryStore({ why: 'a test' }), changes);
  return { app, screen: await render(AppView, { app }) };
}

/** The app with a match that stands at 1. */
async function showMatch(store?: MemoryStore) {
  const shown = await showApp(store);
  await shown.screen.getByTestId('new-toy').click();
  await shown.screen.getByRole('button', { name: 'Start with 1', exact: true }).click();
  await expect.element(shown.screen.getByRole('heading', { name: 'Sum 1' })).toBeVisible();
  return shown;
}

const matchRoute = (): Extract<Route, { id: string }> => {
  const route = router.current;
  if (route.name !== 'match') throw new Error(`no match is shown, but ${route.name}`);
  return route;
};

describe('routes', () => {
  test.each<[string, Route]>([
    ['#/', { name: 'home' }],
    ['#/new/huntik', { name: 'new', game: 'huntik' }],
    ['#/match/ab%2Fc', { name: 'match', id: 'ab/c' }],
    ['#/match/abc/log', { name: 'log', id: 'abc' }],
    ['#/library/huntik', { name: 'library', game: 'huntik', place: [] }],
    [
      '#/library/huntik/card/known%20a%2Fb/edit',
      { name: 'library', game: 'huntik', place: ['card', 'known a/b', 'edit'] },
    ],
    ['#/rules', { name: 'rules', rule: null }],
    ['#/rules/403.4', { name: 'rules', rule: '403.4' }],
    ['#/settings', { name: 'settings' }],
    ['#/bin', { name: 'bin' }],
    ['#/recovery', { name: 'recovery' }],
  ])('%s there and back', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(hrefTo(route)).toBe(hash);
  });

  test.each(['', '#', '#/nonsense', '#/match', '#/new/', '#/library', '#/match/%E0%A4%A'])('%s is Home', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'home' });
  });

  test('a new screen takes the focus to its heading, and Back returns', async () => {
    const { screen } = await showApp();
    await screen.getByRole('button', { name: 'Settings' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Tablekeeper' })).toHaveFocus();
  });
});

describe('the library of a game', () => {
  test('is opened from its tile, keeps what the game hands it, and each place of it is a screen', async () => {
    const { screen } = await showApp();
    await screen.getByRole('link', { name: 'Cards and decks: Toy' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Library of toys' })).toBeVisible();
    await screen.getByRole('button', { name: 'Keep blocks' }).click();
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Blocks');
    router.go({ name: 'library', game: 'toy', place: ['deck', 'id'] });
    await expect.element(screen.getByText('deck › id')).toBeVisible();
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Blocks');
  });

  test('of a game that is not here says so', async () => {
    router.go({ name: 'library', game: 'chess', place: [] });
    const { screen } = await showApp();
    await expect.element(screen.getByRole('heading', { name: 'Cards and decks' })).toBeVisible();
    await expect.element(screen.getByText(/does not know the game/u)).toBeVisible();
  });
});

describe('a match', () => {
  test('is begun, gone on with in one tap, and listed as played when it is over', async () => {
    const { screen } = await showMatch();
    await screen.getByRole('button', { name: 'Add 3' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sum 4' })).toBeVisible();
    router.replace({ name: 'home' });
    await expect.element(screen.getByRole('heading', { name: 'Ana adds' })).toBeVisible();
    await screen.getByTestId('go-on').click();
    for (const sum of ['Sum 7', 'Sum 0']) {
      await screen.getByRole('button', { name: 'Add 3' }).click();
      await expect.element(screen.getByRole('heading', { name: sum })).toBeVisible();
    }
    router.replace({ name: 'home' });
    await expect.element(screen.getByRole('heading', { name: 'Played' })).toBeVisible();
    await expect.element(screen.getByText('Ana wins')).toBeVisible();
    expect(screen.getByTestId('go-on').query()).toBeNull();
  });

  test('a first command that is refused begins nothing', async () => {
    const { app, screen } = await showApp();
    await screen.getByTestId('new-toy').click();
    await screen.getByRole('button', { name: 'Start with 99' }).click();
    await expect.element(screen.getByText('refused')).toBeVisible();
    await app.refresh();
    expect(app.matches).toEqual([]);
  });

  test('shows a refusal until somebody chooses again', async () => {
    const { screen } = await showMatch();
    await screen.getByRole('button', { name: 'Add 99' }).click();
    await expect.element(screen.getByText('Refused by T.9')).toBeVisible();
    await screen.getByRole('button', { name: 'Choose again' }).click();
    expect(screen.getByText('Refused by T.9').query()).toBeNull();
  });

  test('what cannot be stored is not shown as done, and is stored at the next try', async () => {
    const store = new FullStore({ why: 'a test' });
    const { screen } = await showMatch(store);
    store.failure = { code: 'full', message: 'QuotaExceededError' };
    await screen.getByRole('button', { name: 'Add 3' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The storage of this phone is full.');
    await expect.element(screen.getByRole('heading', { name: 'Sum 1' })).toBeVisible();
    store.failure = null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sum 4' })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('what is on the table can go on without being saved', async () => {
    const store = new FullStore({ why: 'a test' });
    const goOnWithoutSaving = vi.fn(async () => undefined);
    const { app, screen } = await showApp(store, { goOnWithoutSaving });
    await screen.getByTestId('new-toy').click();
    await screen.getByRole('button', { name: 'Start with 1', exact: true }).click();
    store.failure = { code: 'full', message: 'QuotaExceededError' };
    await screen.getByRole('button', { name: 'Add 3' }).click();
    await screen.getByRole('button', { name: 'Go on without saving' }).click();
    await app.refresh();
    expect(goOnWithoutSaving).toHaveBeenCalledExactlyOnceWith('QuotaExceededError', app.matches[0], [
      expect.objectContaining({ seq: 1 }),
    ]);
  });

  test('a write that hangs is said to hang', async () => {
    const store = new FullStore({ why: 'a test' });
    const { screen } = await showMatch(store);
    store.hangs = true;
    await screen.getByRole('button', { name: 'Add 3' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Still saving…');
  });

  test('that is not there is said not to be there', async () => {
    const { screen } = await showApp();
    router.replace({ name: 'match', id: 'nothing' });
    await expect.element(screen.getByText('There is no such match on this phone')).toBeVisible();
  });
});

describe('the log', () => {
  test('strikes out what was undone, tells the undo, and goes back to a moment after asking', async () => {
    const { screen } = await showMatch();
    await screen.getByRole('button', { name: 'Add 3' }).click();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sum 1' })).toBeVisible();
    const { id } = matchRoute();
    router.go({ name: 'log', id });
    await expect.element(screen.getByText('Back to: Adds 1 to 0.')).toBeVisible();
    expect(screen.getByText('Adds 3 to 1.').element().tagName).toBe('S');
    await screen.getByRole('button', { name: /Adds 3 to 1/u }).click();
    await screen.getByRole('button', { name: 'Go there' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sum 4' })).toBeVisible();
  });
});

test('a line of the log shows two of its rules and the others on a tap', async () => {
  const { screen } = await showMatch();
  router.go({ name: 'log', id: matchRoute().id });
  await expect.element(screen.getByRole('button', { name: 'Read rule T.2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read rule T.4' }).query()).toBeNull();
  await screen.getByRole('button', { name: '2 more rules' }).click();
  await screen.getByRole('button', { name: 'Read rule T.5' }).click();
  expect(ruleReader.rule).toBe('T.5');
});

test('an open log grows with the match', async () => {
  const { app, screen } = await showMatch();
  const { id } = matchRoute();
  router.go({ name: 'log', id });
  await expect.element(screen.getByText('Adds 1 to 0.')).toBeVisible();
  const opening = await app.open(id);
  if (opening.kind !== 'opened') throw new Error(opening.kind);
  await opening.match.status.goTo(0);
  await expect.element(screen.getByText('Back to the beginning')).toBeVisible();
});

describe('the bin', () => {
  test('takes a match, gives it back at once or later, and is emptied only after asking', async () => {
    const { app, screen } = await showMatch();
    const toBin = async () => {
      router.replace({ name: 'home' });
      await screen.getByRole('button', { name: 'Ana – Béla, 1: options' }).click();
      await screen.getByRole('button', { name: 'Put into the bin' }).click();
    };
    await toBin();
    await screen.getByRole('button', { name: 'Take back' }).click();
    await expect.element(screen.getByTestId('go-on')).toBeVisible();
    await toBin();
    router.replace({ name: 'bin' });
    await expect.element(screen.getByText('30 days left')).toBeVisible();
    await screen.getByRole('button', { name: 'Restore: Ana – Béla, 1' }).click();
    await expect.element(screen.getByText('The bin is empty')).toBeVisible();
    await toBin();
    router.replace({ name: 'bin' });
    await screen.getByRole('button', { name: 'Empty the bin' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Delete 1 match for good?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(app.binned).toHaveLength(1);
    await screen.getByRole('button', { name: 'Empty the bin' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Empty the bin' }).click();
    await expect.element(screen.getByText('The bin is empty')).toBeVisible();
    expect(app.matches).toEqual([]);
  });
});

describe('settings', () => {
  test('switch the language of the app and of the game at once, and remember it', async () => {
    const store = new MemoryStore({ why: 'a test' });
    const { screen } = await showApp(store);
    router.replace({ name: 'settings' });
    await screen.getByRole('radio', { name: 'Magyar' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
    expect(document.documentElement.lang).toBe('hu');
    router.replace({ name: 'home' });
    await expect.element(screen.getByText('tízig ad össze')).toBeVisible();
    const again = await startApp(store);
    expect(again.settings.language).toBe('hu');
    await again.settings.chooseLanguage('en');
  });

  test('another language or another screen silences what was said before', async () => {
    const { app, screen } = await showApp();
    router.replace({ name: 'settings' });
    await expect.element(screen.getByRole('radio', { name: 'Magyar' })).toBeVisible();
    const said = screen.getByText('Anna wins.');
    notices.say('Anna wins.');
    await expect.element(said).toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Magyar' }).click();
    await expect.element(said).not.toBeInTheDocument();
    notices.say('Anna wins.');
    await expect.element(said).toBeInTheDocument();
    router.replace({ name: 'home' });
    await expect.element(said).not.toBeInTheDocument();
    await app.settings.chooseLanguage('en');
  });

  test('choose the look', async () => {
    const { screen } = await showApp();
    router.replace({ name: 'settings' });
    await screen.getByRole('radio', { name: 'Day' }).click();
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(233, 227, 214)');
    await screen.getByRole('radio', { name: 'Night' }).click();
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(20, 24, 27)');
  });

  test('say in words what this browser lacks and that nothing is saved', async () => {
    const { screen } = await showApp();
    router.replace({ name: 'settings' });
    await expect.element(screen.getByText('It cannot keep the screen on.')).toBeVisible();
    await expect.element(screen.getByText('Tablekeeper 1.2.3')).toBeVisible();
    await expect.element(screen.getByText(/^Not saved: this browser gives the app no storage/u).first()).toBeVisible();
  });

  test('give a file that is none of ours one sentence, and bring in one that is', async () => {
    const { app, screen } = await showMatch();
    const { exportAll } = await import('../../src/store/exchange.ts');
    const files = await exportAll(app.store, 1);
    const text = files.ok ? (files.value[0]?.text ?? '') : '';
    router.replace({ name: 'settings' });
    const input = screen.getByLabelText('Bring in a file');
    await userEvent.upload(input, new File(['hello'], 'hello.json', { type: 'application/json' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This file is not from Tablekeeper.');
    await userEvent.upload(input, new File([text], 'ours.json', { type: 'application/json' }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 match brought in.');
    expect(app.matches).toHaveLength(2);
    expect(screen.getByRole('alert').query()).toBeNull();
  });
});

describe('rules', () => {
  test('open at a rule, are searched, and mark inferred numbers', async () => {
    const { screen } = await showApp();
    router.replace({ name: 'rules', rule: '1.1a' });
    await expect.element(screen.getByText('Nine at most in one turn.')).toBeVisible();
    await expect.element(screen.getByText('number inferred')).toBeVisible();
    expect(screen.getByText('Ten ends the round.').element().checkVisibility()).toBe(false);
    await screen.getByRole('searchbox', { name: 'Number or word' }).fill('Ten');
    await expect.element(screen.getByText('1 rule found')).toBeVisible();
    await expect.element(screen.getByText('Ten ends the round.')).toBeVisible();
    await screen.getByRole('searchbox').fill('nothing of the kind');
    await expect.element(screen.getByText('No rule has these words or this number.')).toBeVisible();
  });
});

describe('a bug', () => {
  test('leads to recovery once, and says what happened', async () => {
    const { app, screen } = await showMatch();
    app.broke(new Error('the first'));
    app.broke(new Error('the second'));
    await expect.element(screen.getByRole('heading', { name: 'Something broke' })).toBeVisible();
    await screen.getByText('What happened, for whoever mends it').click();
    await expect.element(screen.getByText(/the first/u)).toBeVisible();
    expect(app.broken).not.toContain('the second');
  });
});

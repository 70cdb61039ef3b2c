import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { newId } from '../../../src/store/ids.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import {
  DECKS,
  MISSIONS,
  cardAt,
  deckAt,
  editCard,
  copyCard,
  newCard,
} from '../../../src/ui/games/huntik/library/places.ts';
import { openLibrary } from '../../../src/ui/games/huntik/library/index.ts';
import { looking } from '../../../src/ui/games/huntik/library/looking.svelte.ts';
import { Library } from '../../../src/ui/library.svelte.ts';
import { notices } from '../../../src/ui/notices.svelte.ts';
import { router, type Route } from '../../../src/ui/router.svelte.ts';
import { speak } from './played.ts';

const HOPLITE = cardAt('known hoplite, lionhearted');

let library: Library;
beforeEach(async () => {
  await speak('en');
  library = new Library(new MemoryStore({ why: '' }), 'huntik', newId);
  [looking.query, looking.sort] = ['', 'all'];
  notices.dismiss();
});

const placeOf = (route: Route): readonly string[] => {
  if (route.name !== 'library') throw new Error(`${route.name} is no part of the library`);
  return route.place;
};
const shown = async (route: Route) => {
  router.replace(route);
  const view = await openLibrary();
  return await render(view, { library, place: placeOf(route) });
};
/** Where the last step led. */
const led = () => placeOf(router.current);

const printed = { version: null, team: null, tags: [], powers: [] };
const keepGuard = () =>
  library.keepCard({
    name: 'Guard',
    kind: 'hero',
    data: { ...printed, card: 'hero', name: 'Guard', kind: 'major', atk: 3, def: 4 },
  });
const line = (copies: number, name: string, version = '') => ({ kind: 'card', copies, name, version });
const keepDeck = (more: object = {}) =>
  library.keepDeck({ name: 'Friends', data: { format: 'casual', packs: 0, lines: [], legendaryPile: [], ...more } });

describe('The cards', () => {
  const start = () => shown({ name: 'library', game: 'huntik', place: [] });

  test('of the rulebook are there from the start, found without accents and case, the best first', async () => {
    const screen = await start();
    await expect.poll(() => screen.getByTestId('library-row').elements().length).toBe(24);
    await screen.getByTestId('find').fill('FRÉELANCER');
    await expect.poll(() => screen.getByTestId('library-row').elements().length).toBe(2);
    await expect
      .element(screen.getByTestId('library-row').first())
      .toHaveTextContent(/^Freelancer Hero of unknown kind/u);
  });

  test('of one kind, and what to do where there is none of it', async () => {
    const screen = await start();
    await screen.getByRole('radio', { name: 'Action' }).click();
    await expect.poll(() => screen.getByTestId('library-row').elements().length).toBe(9);
    await screen.getByRole('radio', { name: 'Amulet' }).click();
    await expect.element(screen.getByRole('heading', { name: 'No card of this kind yet' })).toBeVisible();
    await screen.getByRole('radio', { name: 'All' }).click();
    await screen.getByTestId('find').fill('Nobody, of Nowhere');
    await expect.element(screen.getByRole('heading', { name: 'No card like this' })).toBeVisible();
    await screen.getByRole('button', { name: 'New card' }).first().click();
    expect(led()).toEqual(['new', 'Nobody, of Nowhere']);
  });

  test('that cannot be read are shown with the piece that is wrong, and can be deleted and brought back', async () => {
    const stun = { kind: 'action', action: 'free', do: [{ do: 'stun', who: 'everybody' }] };
    const data = { ...printed, card: 'amulet', name: 'Broken', powers: [stun] };
    await library.keepCard({ name: 'Broken', kind: 'amulet', data });
    const screen = await start();
    await expect
      .element(screen.getByTestId('unreadable'))
      .toHaveTextContent(
        /Broken .*What is wrong: Power 1 › Effect 1 › Whom: “everybody” is nothing that can stand here\./u,
      );
    await screen.getByRole('button', { name: 'Delete: Broken' }).click();
    await expect.element(screen.getByTestId('unreadable')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(notices.toast?.text).toBe('Deleted: Broken'));
    await notices.toast?.action?.act();
    await expect.element(screen.getByTestId('unreadable')).toBeVisible();
    expect(library.cards).toMatchObject([{ data }]);
  });

  test('leave out what is for the missions to show', async () => {
    await library.keepCard({ name: 'The Seals', kind: 'mission', data: { anything: true } });
    const screen = await start();
    await expect.poll(() => screen.getByTestId('library-row').elements().length).toBe(24);
    await expect.element(screen.getByTestId('unreadable')).not.toBeInTheDocument();
  });
});

describe('A card', () => {
  test('shows what is printed on it, and says its powers', async () => {
    const screen = await shown(HOPLITE);
    await expect.element(screen.getByRole('heading', { name: 'Hoplite, Lionhearted' })).toBeVisible();
    await expect.element(screen.getByTestId('shown-atk')).toHaveTextContent('2');
    await expect.element(screen.getByText('Krono, Titan')).toBeVisible();
    await expect.element(screen.getByTestId('powers')).toHaveTextContent(/^Teamwork – /u);
    await expect.element(screen.getByTestId('delete-card')).not.toBeInTheDocument();
  });

  test('of the rulebook becomes one’s own by being edited, and stands in its place until it is deleted', async () => {
    const screen = await shown(editCard('known hoplite, lionhearted'));
    await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '5', exact: true }).click();
    await screen.getByTestId('keep-card').click();
    await vi.waitFor(() => expect(library.cards).toMatchObject([{ name: 'Hoplite', data: { atk: 5, def: 2 } }]));
    await screen.unmount();
    const id = library.cards[0]?.id ?? '';
    expect(led()).toEqual(['card', id]);

    looking.query = 'hoplite';
    const list = await shown({ name: 'library', game: 'huntik', place: [] });
    await expect.element(list.getByTestId('library-row')).toHaveTextContent('ATK 5, DEF 2');
    await list.unmount();
    const own = await shown(cardAt(id));
    await own.getByTestId('delete-card').click();
    await vi.waitFor(() => expect(library.cards).toEqual([]));
    expect(led()).toEqual([]);
    await vi.waitFor(() => expect(notices.toast?.action?.label).toBe('Undo'));
    await notices.toast?.action?.act();
    expect(library.cards).toMatchObject([{ id, data: { atk: 5 } }]);
  });

  test('is written down with unknown numbers, tags and a team', async () => {
    const screen = await shown(newCard('Nobody, of Nowhere'));
    await expect.element(screen.getByTestId('card-version')).toHaveValue('of Nowhere');
    await screen.getByRole('radio', { name: 'Major' }).click();
    await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '3', exact: true }).click();
    await expect
      .element(screen.getByRole('button', { name: 'DEF is not known' }))
      .toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('radio', { name: 'Evil' }).click();
    await screen.getByTestId('card-tags').fill(' Seeker,, Titan ');
    await screen.getByTestId('keep-card').click();
    await vi.waitFor(() => expect(library.cards).toHaveLength(1));
    expect(library.cards[0]?.data).toEqual({
      card: 'hero',
      name: 'Nobody',
      version: 'of Nowhere',
      team: 'Evil',
      tags: ['Seeker', 'Titan'],
      kind: 'major',
      atk: 3,
      def: null,
      powers: [],
    });
  });

  test('needs a name, without a comma, that no other own card has', async () => {
    await keepGuard();
    const screen = await shown(newCard());
    const keep = screen.getByTestId('keep-card');
    await expect.element(keep).toHaveAccessibleDescription('A name first');
    await screen.getByTestId('card-name').fill('Guard, of it');
    await expect.element(keep).toHaveAccessibleDescription('No comma in the name, please');
    await screen.getByTestId('card-name').fill('gúard');
    await expect.element(keep).toHaveAccessibleDescription('There is a card of this name and version already');
    await screen.getByTestId('card-version').fill('of the North');
    await expect.element(keep).not.toHaveAttribute('aria-disabled');
    await screen.getByTestId('card-tags').fill('a,b,c,d,e,f,g,h');
    await expect.element(keep).toHaveAccessibleDescription('This can’t be kept as it is: tag');
  });

  test('is duplicated beside the one that it came from', async () => {
    const id = await keepGuard();
    const screen = await shown(copyCard(id));
    await screen.getByTestId('keep-card').click();
    await vi.waitFor(() => expect(library.cards).toHaveLength(2));
    expect(library.cards.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ name: 'Guard', version: 'copy' }),
    );
  });

  test('keeps its powers in the order in which they are put, without those that are removed', async () => {
    const screen = await shown(editCard('known dante vale, private investigator'));
    await screen.getByRole('button', { name: 'Move up: Power 2' }).click();
    await expect.element(screen.getByRole('button', { name: /^Power 1 /u })).toHaveTextContent(/Megapunch/u);
    await screen.getByRole('button', { name: 'Remove: Power 2' }).click();
    await screen.getByTestId('keep-card').click();
    await vi.waitFor(() => expect(library.cards).toMatchObject([{ data: { powers: [{ name: 'Megapunch' }] } }]));
  });

  test('of which a power lacks a piece says which before it is kept, and is kept with what was whole', async () => {
    const screen = await shown(editCard('known mucalin, natural guardian'));
    await screen.getByRole('button', { name: /^Power 1 /u }).click();
    await screen.getByRole('button', { name: 'Remove: Effect 1' }).click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await screen.getByTestId('keep-card').click();
    const asked = screen.getByRole('dialog', { name: 'A power is not finished' });
    await expect
      .element(asked)
      .toHaveTextContent(/Power 1 › What happens instead: something is still missing here\. A power that/u);
    expect(library.cards).toEqual([]);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await screen.getByTestId('keep-card').click();
    await asked.getByRole('button', { name: 'Keep it like this' }).click();
    await vi.waitFor(() => expect(library.cards).toMatchObject([{ data: { powers: [{ name: 'Intervene' }] } }]));
  });

  test('that is not there leads back', async () => {
    const screen = await shown(cardAt('gone'));
    await screen.getByRole('button', { name: 'To the library' }).click();
    expect(led()).toEqual([]);
  });
});

describe('Missions', () => {
  const seals = { kind: 'expert', features: [], terms: [], reminders: [], points: [] };
  const keepSeals = (more: object = {}) =>
    library.keepCard({ name: 'The Seals', kind: 'mission', data: { ...seals, name: 'The Seals', ...more } });

  test('are none at first, which says how to begin; one is entered and kept', async () => {
    const screen = await shown(MISSIONS);
    await expect.element(screen.getByRole('heading', { name: 'No missions yet' })).toBeVisible();
    await screen.getByTestId('new-mission').click();
    await screen.getByTestId('mission-name').fill('The tower');
    await screen.getByTestId('keep-mission').click();
    await expect.element(screen.getByTestId('library-row')).toHaveTextContent(/The tower/u);
    expect(library.cards).toMatchObject([{ kind: 'mission', data: { ...seals, name: 'The tower' } }]);
  });

  test('are changed in the form they were entered in', async () => {
    const id = await keepSeals();
    const screen = await shown(MISSIONS);
    await screen.getByTestId('library-row').click();
    await screen.getByTestId('edit-mission').click();
    await expect.element(screen.getByTestId('keep-mission')).toHaveTextContent('Keep');
    await screen.getByTestId('mission-name').fill('Seven Seals');
    await screen.getByTestId('keep-mission').click();
    await vi.waitFor(() => expect(library.cards).toMatchObject([{ id, name: 'Seven Seals' }]));
  });

  test('are deleted, and brought back as they were', async () => {
    const id = await keepSeals();
    const screen = await shown(MISSIONS);
    await screen.getByTestId('library-row').click();
    await screen.getByTestId('delete-mission').click();
    await expect.element(screen.getByTestId('library-row')).not.toBeInTheDocument();
    expect(notices.toast?.text).toBe('Deleted: The Seals');
    await notices.toast?.action?.act();
    await expect.element(screen.getByTestId('library-row')).toHaveTextContent(/The Seals/u);
    expect(library.cards).toMatchObject([{ id, data: seals }]);
  });

  test('that cannot be read are shown with the section that is wrong', async () => {
    await keepSeals({ terms: [{ for: 'nobody' }] });
    const screen = await shown(MISSIONS);
    await expect
      .element(screen.getByTestId('unreadable'))
      .toHaveTextContent(/The Seals .*What is wrong: Terms for winning/u);
    await expect.element(screen.getByTestId('library-row')).not.toBeInTheDocument();
  });
});

describe('Decks', () => {
  test('are none at first, which says how to begin; a pasted list keeps every line', async () => {
    const screen = await shown(DECKS);
    await expect.element(screen.getByRole('heading', { name: 'No decks yet' })).toBeVisible();
    await screen.getByTestId('paste-deck').click();
    await expect.element(screen.getByTestId('take-list')).toHaveAttribute('aria-disabled', 'true');
    await screen.getByTestId('list').fill('3 Hoplite, Lionhearted\n2x Nobody\nsome words\n\nLegendary\n1 Big One');
    await expect
      .element(screen.getByTestId('take-list'))
      .toHaveAccessibleDescription('6 cards, 1 line that can’t be read');
    await screen.getByTestId('take-list').click();
    await vi.waitFor(() => expect(library.decks).toHaveLength(1));
    expect(library.decks[0]?.data).toMatchObject({
      lines: [line(3, 'Hoplite', 'Lionhearted'), line(2, 'Nobody'), { kind: 'unread', text: 'some words' }],
      legendaryPile: [line(1, 'Big One')],
    });
    await vi.waitFor(() => expect(led()).toEqual(['deck', library.decks[0]?.id]));
  });

  test('that cannot be read are shown with the piece that is wrong', async () => {
    await keepDeck({ lines: [line(3, 'Hoplite'), line(0, 'Nobody')] });
    const screen = await shown(DECKS);
    await expect
      .element(screen.getByTestId('unreadable'))
      .toHaveTextContent(/Friends .*What is wrong: line 2 › number of copies/u);
  });

  test('show the rules that they break', async () => {
    await keepDeck({ format: 'constructed', lines: [line(39, 'Hoplite')] });
    const screen = await shown(DECKS);
    await expect.element(screen.getByTestId('library-row')).toHaveTextContent('Friends Constructed, 39 cards');
    for (const rule of ['100.1', '100.3'])
      await expect.element(screen.getByRole('button', { name: new RegExp(rule, 'u') })).toBeVisible();
  });
});

describe('A deck', () => {
  test('names every violation live with its rule, and marks what cannot be checked or read', async () => {
    const id = await keepDeck({
      lines: [line(30, 'Hoplite'), line(1, 'Nobody'), line(1, 'Springer'), { kind: 'unread', text: 'some words' }],
    });
    const screen = await shown(deckAt(id));
    const findings = screen.getByTestId('findings');
    await expect.element(findings).toHaveTextContent('2 cards can’t be checked');
    await expect.element(findings).toHaveTextContent('1 line can’t be read and isn’t counted.');
    await expect.element(findings).not.toHaveTextContent('30 copies');
    const lines = screen.getByTestId('deck-line');
    await expect.element(lines.nth(1)).toHaveTextContent('can’t be checked: nobody has described this card');
    await expect.element(lines.nth(2)).toHaveTextContent('can’t be checked: nobody has said which kind of hero it is');
    await expect.element(lines.nth(3)).toHaveTextContent('can’t be read as a card');

    await screen.getByRole('radio', { name: 'Constructed' }).click();
    await expect.element(findings).toHaveTextContent('The deck has 32 cards and needs at least 40. Rule 100.1');
    await expect
      .element(findings)
      .toHaveTextContent('30 copies of Hoplite, Lionhearted; three are the most. Rule 100.3');
    await screen.getByRole('button', { name: 'Remove the line: some words' }).click();
    await expect.element(findings).not.toHaveTextContent('can’t be read');
  });

  test('is changed by steppers and by a search, legendary heroes into their pile', async () => {
    await library.keepCard({
      name: 'Behemoth',
      kind: 'hero',
      data: { ...printed, card: 'hero', name: 'Behemoth', kind: 'legendary', atk: 7, def: 6 },
    });
    const id = await keepDeck({ lines: [line(1, 'Hoplite', 'Lionhearted'), line(1, 'Avoidance')] });
    const screen = await shown(deckAt(id));
    await screen.getByRole('group', { name: 'Copies of Avoidance' }).getByRole('button').first().click();
    await vi.waitFor(() => expect(library.decks).toMatchObject([{ data: { lines: [{ name: 'Hoplite' }] } }]));
    await screen.getByTestId('add-card').click();
    await screen.getByTestId('find-for-deck').fill('hopl');
    await screen.getByRole('button', { name: 'Hoplite, Lionhearted', exact: true }).click();
    await screen.getByTestId('find-for-deck').fill('behem');
    await screen.getByRole('button', { name: 'Behemoth', exact: true }).click();
    await screen.getByTestId('find-for-deck').fill('Nobody, of Nowhere');
    await screen.getByRole('button', { name: 'Add as written: Nobody, of Nowhere' }).click();
    await vi.waitFor(() =>
      expect(library.decks[0]?.data).toMatchObject({
        lines: [line(2, 'Hoplite', 'Lionhearted'), line(1, 'Nobody', 'of Nowhere')],
        legendaryPile: [line(1, 'Behemoth')],
      }),
    );
  });

  test('takes another list in the place of its own, and the old one comes back', async () => {
    const id = await keepDeck({ lines: [line(1, 'Hoplite')] });
    const screen = await shown(deckAt(id));
    await screen.getByTestId('paste-list').click();
    await screen.getByTestId('list').fill('2 Avoidance');
    await screen.getByTestId('take-list').click();
    await vi.waitFor(() => expect(library.decks).toMatchObject([{ data: { lines: [line(2, 'Avoidance')] } }]));
    await vi.waitFor(() => expect(notices.toast).not.toBeNull());
    await notices.toast?.action?.act();
    expect(library.decks).toMatchObject([{ name: 'Friends', data: { lines: [line(1, 'Hoplite')] } }]);
  });

  test('is copied as text; where there is no clipboard, the text is selected for the hand', async () => {
    const id = await keepDeck({ lines: [line(3, 'Hoplite', 'Lionhearted')], legendaryPile: [line(1, 'Behemoth')] });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    const screen = await shown(deckAt(id));
    await screen.getByTestId('share-deck').click();
    await screen.getByTestId('copy-list').click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Copying is not possible here.');
    const text = '3 Hoplite, Lionhearted\n\nLegendary hero pile\n1 Behemoth\n';
    await expect.element(screen.getByTestId('list')).toHaveValue(text);
    write.mockResolvedValueOnce();
    await screen.getByTestId('copy-list').click();
    await vi.waitFor(() => expect(notices.toast?.text).toBe('Copied'));
    expect(write).toHaveBeenLastCalledWith(text);
    write.mockRestore();
  });

  test('is named, set to Limited with its packs, deleted and brought back', async () => {
    const id = await keepDeck({ lines: [line(9, 'Nobody')] });
    const screen = await shown(deckAt(id));
    await screen.getByTestId('deck-name').fill('Two packs ');
    await screen.getByRole('radio', { name: 'Limited' }).click();
    await vi.waitFor(() => expect(library.decks).toMatchObject([{ name: 'Two packs', data: { format: 'limited' } }]));
    await screen.getByRole('group', { name: 'Packs for each player' }).getByRole('button').last().click();
    await screen.getByRole('group', { name: 'Packs for each player' }).getByRole('button').last().click();
    await expect
      .element(screen.getByTestId('findings'))
      .toHaveTextContent('The deck has 9 cards and needs at least 10.');
    await screen.getByTestId('delete-deck').click();
    await vi.waitFor(() => expect(library.decks).toEqual([]));
    expect(led()).toEqual(['decks']);
    await vi.waitFor(() => expect(notices.toast).not.toBeNull());
    await notices.toast?.action?.act();
    expect(library.decks).toMatchObject([{ id, name: 'Two packs' }]);
  });
});

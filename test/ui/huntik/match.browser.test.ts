import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import { notices } from '../../../src/ui/notices.svelte.ts';
import { seating } from '../../../src/ui/seating.svelte.ts';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import { begun, played } from './played.ts';

afterEach(() => seating.choose('together'));

async function shown(...commands: readonly Command[]) {
  const props = await played(...commands);
  return { ...props, screen: render(Match, props) };
}

const bothPass: readonly Command[] = [
  { type: 'pass', seat: 'defending' },
  { type: 'pass', seat: 'lead' },
];

describe('A turn at rounds depth', () => {
  test('takes one tap, in the half of the player who acts', async () => {
    const { screen } = await shown(...begun());
    await expect.element(screen.getByTestId('half-defending')).toHaveTextContent('Béla acts');
    await screen.getByTestId('acted').click();
    await expect.element(screen.getByTestId('half-lead')).toHaveTextContent('Anna acts');
    await screen.getByTestId('pass').click();
    await expect.element(screen.getByTestId('half-defending')).toHaveTextContent('If Béla passes too, round 1 ends');
    await vi.waitFor(() => expect(notices.said).toBe('Anna passes. Béla has the turn.'));
  });

  test('a used major hero is refused with its rule, and the table may say otherwise', async () => {
    const { screen, match } = await shown(
      ...begun(),
      { type: 'act', seat: 'defending', uses: 'majorHero' },
      { type: 'act', seat: 'lead' },
    );
    await screen.getByTestId('major').click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveTextContent('Béla has already played a major hero this round.');
    await expect.element(sheet.getByRole('button', { name: 'Read rule 301.2' })).toBeVisible();
    await sheet.getByRole('button', { name: 'The card says so' }).click();
    await expect.element(screen.getByTestId('half-lead')).toHaveTextContent('Anna acts');
    expect(match.log.at(-1)).toMatchObject({ overruled: ['301.2'] });
  });

  test('what the moment does not allow is not offered to the table’s word', async () => {
    const { screen, match } = await shown(...begun());
    await match.send({ type: 'finishRound' });
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveTextContent('The steps at the end of a round come in order and only there.');
    expect(sheet.getByRole('button', { name: 'The card says so' }).query()).toBeNull();
  });

  test('face to face, the far half and what is refused in it are turned', async () => {
    seating.choose('opposite');
    const { screen, match } = await shown(
      ...begun(),
      { type: 'act', seat: 'defending', uses: 'majorHero' },
      { type: 'act', seat: 'lead' },
    );
    await expect.element(screen.getByTestId('half-defending')).toHaveClass('turned');
    await expect.element(screen.getByTestId('half-lead')).not.toHaveClass('turned');
    await match.send({ type: 'act', seat: 'defending', uses: 'majorHero' });
    await expect.element(screen.getByRole('dialog')).toHaveClass('turned');
  });
});

describe('What only waits for the next command', () => {
  const hyperstride: Command = { type: 'playAction', seat: 'defending', subtype: 'free', name: 'Hyperstride' };

  test('shows the next turn already, and can still be cancelled', async () => {
    const { screen, match } = await shown(...begun('map'), hyperstride);
    await expect.element(screen.getByTestId('turn')).toHaveTextContent('Anna acts');
    await expect.element(screen.getByTestId('now')).toHaveTextContent('Béla plays a free action: Hyperstride.');
    await screen.getByTestId('cancel-it').click();
    await screen.getByRole('textbox').fill('Breakspell');
    await screen.getByRole('checkbox').click();
    await screen.getByTestId('cancel-action').click();
    await expect.element(screen.getByTestId('now')).toHaveTextContent('Anna cancels Hyperstride with Breakspell.');
    expect(match.log.at(-1)).toMatchObject({ command: { type: 'cancelAction', seat: 'lead', takesTurn: true } });
  });

  test('is gone with the next command', async () => {
    const { screen } = await shown(...begun('map'), hyperstride);
    await screen.getByTestId('pass').click();
    await expect.element(screen.getByTestId('turn')).toHaveTextContent('Béla acts');
    expect(screen.getByTestId('now').query()).toBeNull();
  });

  test('names who was KO’d, though they have left the table', async () => {
    const fighter = (seat: 'lead' | 'defending', name: string, atk: number, def: number): Command => ({
      type: 'addFighter',
      seat,
      fighter: { name, kind: 'minor', atk, def },
    });
    const { screen } = await shown(
      ...begun('combat'),
      { type: 'startCombat', seat: 'defending' },
      fighter('defending', 'Gareon', 1, 3),
      fighter('lead', 'King Basilisk', 5, 3),
      { type: 'passCombat', seat: 'lead' },
      { type: 'passCombat', seat: 'defending' },
    );
    await expect.element(screen.getByTestId('now')).toHaveTextContent('The combat is over');
    await expect.element(screen.getByTestId('now')).toHaveTextContent('KO’d: Gareon.');
  });
});

describe('Between two rounds', () => {
  test('the steps stand in the rules’ order, with what ends', async () => {
    const { screen } = await shown(
      ...begun(),
      {
        type: 'modify',
        seat: 'defending',
        source: '',
        cards: [],
        change: { kind: 'note', text: 'zone 2 is trapped' },
        until: 'round',
      },
      { type: 'goFirstNextRound', seat: 'defending' },
      ...bothPass,
    );
    await expect
      .element(screen.getByTestId('round-end'))
      .toHaveTextContent(
        /Mission terms.*End-of-round powers.*zone 2 is trapped.*Timer to 2.*Turn up the stunned.*Ready heroes.*Both draw two.*Start-of-round powers/u,
      );
    await expect
      .element(screen.getByTestId('round-end'))
      .toHaveTextContent('Béla goes first in round 2, because a card says so.');
  });

  test('one tap starts the next round, which says what it began with until that is read', async () => {
    const { screen } = await shown(...begun(), ...bothPass);
    await screen.getByTestId('finish-round').click();
    await expect.element(screen.getByTestId('round-began')).toHaveTextContent('Round 2 has begun');
    await expect.element(screen.getByTestId('half-lead')).toHaveTextContent('Anna acts');
    await screen.getByTestId('round-began-read').click();
    expect(screen.getByTestId('round-began').query()).toBeNull();
  });

  test('only the lead player wins an expert mission by its terms, either one a mutual mission', async () => {
    const expert = await shown(...begun(), ...bothPass);
    await expect.element(expert.screen.getByTestId('terms-lead')).toBeVisible();
    expect(expert.screen.getByTestId('terms-defending').query()).toBeNull();
    expert.screen.unmount();
    const mutual = await shown(...begun('rounds', 'mutual'), ...bothPass);
    await mutual.screen.getByTestId('terms-defending').click();
    await expect.element(mutual.screen.getByTestId('over')).toHaveTextContent('Béla wins');
  });
});

describe('What the end of a round does', () => {
  const gareon: Command = {
    type: 'bringIntoPlay',
    seat: 'lead',
    card: { name: 'Gareon', kind: 'minor', atk: 1, def: 3 },
    from: 'nowhere',
  };

  test('befalls the cards on the map, which are opened there', async () => {
    const { screen, match } = await shown(...begun('map'), gareon, ...bothPass);
    await screen.getByRole('button', { name: /^Gareon, / }).click();
    await screen.getByTestId('act-stunCard').click();
    await vi.waitFor(() => expect(match.board.cards).toMatchObject([{ name: 'Gareon', stunned: true }]));
    await expect.element(screen.getByTestId('round-end')).toBeVisible();
  });

  test('without a map there is none', async () => {
    const { screen } = await shown(...begun('combat'), ...bothPass);
    await expect.element(screen.getByTestId('round-end')).toBeVisible();
    await expect.element(screen.getByTestId('map')).not.toBeInTheDocument();
  });

  test.each(['rounds', 'combat', 'map'] as const)(
    'scores points where the score decides, at %s depth',
    async (depth) => {
      const { screen, match } = await shown(...begun(depth, 'mutual'), ...bothPass);
      await screen.getByTestId('score-defending').getByRole('button').last().click();
      await expect.element(screen.getByTestId('score-defending')).toHaveTextContent('Béla 1');
      expect(match.board.score).toEqual({ lead: 0, defending: 1 });
    },
  );

  test('scores points in other missions once somebody has some', async () => {
    const none = await shown(...begun(), ...bothPass);
    await expect.element(none.screen.getByTestId('round-end')).toBeVisible();
    expect(none.screen.getByTestId('score-lead').query()).toBeNull();
    none.screen.unmount();
    const some = await shown(...begun(), { type: 'scorePoints', seat: 'lead', points: 2 }, ...bothPass);
    await expect.element(some.screen.getByTestId('score-lead')).toHaveTextContent('Anna 2');
  });

  test('scores points after round 7, too, before the match is judged', async () => {
    const rounds = Array.from({ length: 6 }, (_, index): readonly Command[] => {
      const [first, second] = index % 2 === 0 ? bothPass : bothPass.toReversed();
      return [...(first ? [first] : []), ...(second ? [second] : []), { type: 'finishRound' }];
    }).flat();
    const { screen, match } = await shown(...begun('rounds', 'mutual'), ...rounds, ...bothPass);
    await expect.element(screen.getByTestId('round-end')).toHaveTextContent('Round 7 is over');
    await screen.getByTestId('score-lead').getByRole('button').last().click();
    await expect.element(screen.getByTestId('score-lead')).toHaveTextContent('Anna 1');
    expect(match.board.result).toBeNull();
  });
});

describe('What waits for people', () => {
  test('a question stands alone until one of its answers is tapped', async () => {
    const { screen } = await shown(
      ...begun(),
      { type: 'act', seat: 'defending', uses: 'insteadOfMajorHero' },
      { type: 'act', seat: 'lead' },
      { type: 'act', seat: 'defending', uses: 'insteadOfMajorHero' },
    );
    await expect.element(screen.getByTestId('question')).toHaveTextContent('Béla has played something instead');
    expect(screen.getByTestId('rounds').query()).toBeNull();
    await screen.getByTestId('answer-allow').click();
    await expect.element(screen.getByTestId('half-lead')).toHaveTextContent('Anna acts');
  });

  test('triggers are settled in the order of rule 702.5', async () => {
    const note = (seat: 'lead' | 'defending', feature: boolean, text: string): Command => ({
      type: 'noteTrigger',
      seat,
      feature,
      note: text,
    });
    const { screen } = await shown(
      ...begun(),
      note('defending', false, 'draw a card'),
      note('lead', false, 'stun'),
      note('lead', true, 'the trap'),
    );
    const list = screen.getByTestId('triggers');
    await expect.element(list).toHaveTextContent(/the trap.*stun.*draw a card/u);
    await list.getByTestId('settle').nth(1).click({ force: true });
    await expect.element(list).toHaveTextContent(/the trap.*stun.*draw a card/u);
    await list.getByTestId('settle').nth(0).click();
    await expect.element(list).toHaveTextContent(/stun.*draw a card/u);
    await expect.element(list).not.toHaveTextContent('the trap');
  });
});

describe('Going back', () => {
  test('says what is to be done now', async () => {
    const { screen } = await shown(...begun());
    await screen.getByTestId('undo').click();
    await vi.waitFor(() => expect(notices.said).toBe('Undone. Mulligan: Béla'));
    await screen.getByTestId('more').click();
    await screen.getByTestId('redo').click();
    await vi.waitFor(() => expect(notices.said).toBe('Done again. Béla has the turn.'));
  });

  test('leads through the mulligans to the first step, with the names kept', async () => {
    const { screen, match } = await shown(...begun());
    await match.undo();
    await expect.element(screen.getByTestId('mulligan')).toHaveTextContent('Mulligan: Béla');
    await match.goTo(1);
    await expect.element(screen.getByTestId('setup-lead')).toHaveTextContent(/Anna.*Béla/u);
  });

  test('the log and undo are in the bar of every screen', async () => {
    const { screen, match } = await shown(...begun());
    for (const commands of [[], bothPass] as const) {
      for (const command of commands) await match.send(command);
      await expect.element(screen.getByTestId('undo')).toBeVisible();
      await expect.element(screen.getByTestId('log')).toBeVisible();
    }
    await match.goTo(3);
    await expect.element(screen.getByTestId('undo')).toBeVisible();
  });
});

describe('An effect', () => {
  test('that is added to what was just done is its player’s, and the turn that is shown stays the next player’s', async () => {
    const { screen, match } = await shown(...begun('map'), {
      type: 'playHero',
      seat: 'defending',
      hero: { name: 'Zhalia', kind: 'minor', atk: 3, def: 3 },
    });
    await expect.element(screen.getByTestId('turn')).toHaveTextContent('Anna acts');
    await screen.getByTestId('add-effect').click();
    await screen.getByRole('radio', { name: 'A player or the table' }).click();
    await screen.getByRole('button', { name: 'Go again' }).click();
    await expect.poll(() => match.log.at(-1)).toMatchObject({ command: { type: 'goAgain', seat: 'defending' } });
    await expect.element(screen.getByTestId('turn')).toHaveTextContent('Béla acts');
  });

  test('that is entered while Anna acts is Anna’s, and lasts for Anna’s turn', async () => {
    const { screen, match } = await shown(...begun('map'), {
      type: 'playHero',
      seat: 'defending',
      hero: { name: 'Zhalia', kind: 'minor', atk: 3, def: 3 },
    });
    await screen.getByTestId('effect').click();
    await screen.getByRole('button', { name: 'Go again' }).click();
    await expect.poll(() => match.log.at(-1)).toMatchObject({ command: { type: 'goAgain', seat: 'lead' } });
    await expect.element(screen.getByTestId('turn')).toHaveTextContent('Anna acts');
  });
});

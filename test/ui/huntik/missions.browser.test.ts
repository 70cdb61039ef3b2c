import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { MissionDefinition } from '../../../src/games/huntik/missions/mission.ts';
import { newId } from '../../../src/store/ids.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Started } from '../../../src/ui/games.ts';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import New from '../../../src/ui/games/huntik/New.svelte';
import { MissionShelf } from '../../../src/ui/games/huntik/missions/shelf.svelte.ts';
import { missionTexts } from '../../../src/ui/games/huntik/missions/texts.svelte.ts';
import { sayCheck, sayPoints, sayTerm } from '../../../src/ui/games/huntik/missions/words.ts';
import { Library } from '../../../src/ui/library.svelte.ts';
import { played, speak } from './played.ts';

const RACE: MissionDefinition = {
  name: 'The race',
  kind: 'mutual',
  morePointsWin: true,
  features: [
    { kind: 'feature', name: 'Relic', at: 3 },
    { kind: 'feature', name: 'Key', at: 'side' },
    { kind: 'obstacle', name: 'Gate', atk: 2, def: 4, controller: 'lead', at: 2 },
  ],
  reminders: [{ at: { is: 'roundEnds' }, words: 'Turn the page' }],
  terms: [
    {
      for: 'either',
      words: '3 points and a hero in zone 4',
      when: 'atOnce',
      check: {
        is: 'all',
        of: [
          { is: 'score', atLeast: 3 },
          { is: 'heroInZone', side: 'friendly', zone: 4, atLeast: 1 },
        ],
      },
    },
  ],
  points: [{ on: 'ko', for: 'either', points: 2 }],
};

const library = () => new Library(new MemoryStore({ why: '' }), 'huntik', newId);
const start = () => vi.fn<(commands: readonly Command[]) => Promise<Started>>(async () => ({ kind: 'started' }));
const choosing = (send: ReturnType<typeof start>) =>
  send.mock.calls[0]?.[0].find((command) => command.type === 'chooseMission');

/** A match of the race at map depth, before the first turn. */
const raced = (...more: readonly Command[]) =>
  played(
    { type: 'seatPeople', first: 'Anna', second: 'Béla', depth: 'map' },
    { type: 'chooseLeadPlayer', person: 'first' },
    { type: 'chooseMission', name: RACE.name, kind: RACE.kind, definition: RACE },
    { type: 'announceMulligan', seat: 'lead', count: 0 },
    { type: 'announceMulligan', seat: 'defending', count: 0 },
    ...more,
  );

describe('A mission is entered', () => {
  test('piece by piece, kept, and chosen for the match', async () => {
    await speak('en');
    const send = start();
    const shelf = library();
    const screen = render(New, { start: send, library: shelf });
    await screen.getByTestId('own-mission').click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByTestId('keep-mission')).toHaveAttribute('aria-disabled', 'true');
    await sheet.getByTestId('mission-name').fill('The tower');
    await sheet.getByRole('radio', { name: 'Mutual' }).click();
    await sheet.getByTestId('add-features').click();
    await screen.getByTestId('feature-name').fill('Gate');
    await screen.getByRole('radio', { name: 'Obstacle' }).click();
    await screen.getByRole('radio', { name: 'Lead player' }).click();
    await screen.getByTestId('piece-done').click();
    await sheet.getByTestId('add-terms').click();
    await expect.element(screen.getByTestId('piece-done')).toHaveAttribute('aria-disabled', 'true');
    await screen.getByTestId('term-words').fill('Three points');
    await screen.getByRole('radio', { name: 'Put together' }).click();
    await expect
      .element(screen.getByTestId('preview'))
      .toHaveTextContent('Either player wins at the end of a round: at least 3 points.');
    await screen.getByTestId('piece-done').click();
    await sheet.getByTestId('add-reminders').click();
    await screen.getByTestId('moment').selectOptions('When a hero enters a zone');
    await screen.getByTestId('reminder-words').fill('Draw a card');
    await screen.getByTestId('piece-done').click();
    await sheet.getByTestId('add-points').click();
    await screen.getByTestId('piece-done').click();
    await sheet.getByTestId('keep-mission').click();
    await screen.getByTestId('start-match').click();
    expect(choosing(send)).toEqual({
      type: 'chooseMission',
      name: 'The tower',
      kind: 'mutual',
      definition: {
        name: 'The tower',
        kind: 'mutual',
        features: [{ kind: 'obstacle', name: 'Gate', at: 3, atk: 2, def: 2, controller: 'lead' }],
        terms: [{ for: 'either', words: 'Three points', when: 'endOfRound', check: { is: 'score', atLeast: 3 } }],
        reminders: [{ at: { is: 'heroEnters', zone: 3 }, words: 'Draw a card' }],
        points: [{ on: 'ko', for: 'either', points: 1 }],
      },
    });
    expect(new MissionShelf(shelf).list.map(({ mission }) => mission.name)).toEqual(['The tower']);
  });

  test('once: it is offered as its name is typed, and another name is another mission', async () => {
    await speak('en');
    const send = start();
    const shelf = library();
    await new MissionShelf(shelf).keep(RACE);
    const screen = render(New, { start: send, library: shelf });
    await screen.getByTestId('mission').fill('race');
    await screen.getByTestId('suggested').click();
    await expect.element(screen.getByTestId('mission')).toHaveValue('The race');
    await expect.element(screen.getByRole('radio', { name: 'Mutual' })).toBeChecked();
    await screen.getByTestId('start-match').click();
    expect(choosing(send)).toMatchObject({ name: 'The race', definition: RACE });
    await screen.getByTestId('mission').fill('The race home');
    send.mockClear();
    await screen.getByTestId('start-match').click();
    expect(choosing(send)).toEqual({ type: 'chooseMission', name: 'The race home', kind: 'mutual' });
  });

  test('and can be forgotten', async () => {
    await speak('en');
    const shelf = library();
    await new MissionShelf(shelf).keep(RACE);
    const screen = render(New, { start: start(), library: shelf });
    await screen.getByTestId('own-mission').click();
    await screen.getByTestId('kept-mission').click();
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveTextContent('After round 7 the player with more points wins.');
    await screen.getByRole('button', { name: 'Forget it' }).click();
    await screen.getByRole('button', { name: 'Forget it' }).click();
    await vi.waitFor(() => expect(new MissionShelf(shelf).list).toEqual([]));
  });
});

describe('In the match', () => {
  test('its sheet marks how far the terms are, and puts what lies to the side on the map', async () => {
    const screen = render(Match, await raced({ type: 'scorePoints', seat: 'lead', points: 3 }));
    await screen.getByTestId('mission-chip').click();
    const marks = screen.getByTestId('marks-lead');
    await expect.element(marks).toHaveTextContent(/at least 3 points met/u);
    await expect.element(marks).toHaveTextContent(/a friendly hero in zone 4 not met, now 0/u);
    await screen.getByRole('group', { name: 'Put Key into zone' }).getByRole('button', { name: '4' }).click();
    await expect.element(screen.getByRole('group', { name: 'Put Key into zone' })).not.toBeInTheDocument();
  });

  test('terms that are met are brought up with the reason, and the table has the last word', async () => {
    const props = await raced(
      { type: 'scorePoints', seat: 'lead', points: 3 },
      {
        type: 'bringIntoPlay',
        seat: 'lead',
        from: 'nowhere',
        zone: 4,
        card: { name: 'Lok', kind: 'major', atk: 2, def: 3 },
      },
    );
    const screen = render(Match, props);
    await expect.element(screen.getByTestId('terms-met')).toHaveTextContent('Anna would win');
    await screen.getByTestId('answer-notYet').click();
    await expect.element(screen.getByTestId('terms-met')).not.toBeInTheDocument();
    await props.match.undo();
    await screen.getByTestId('answer-met').click();
    await expect.element(screen.getByTestId('over')).toHaveTextContent('Anna wins');
  });

  test('a rule of its own waits at its moment, and the end of the round shows the terms with their marks', async () => {
    const screen = render(Match, await raced({ type: 'pass', seat: 'defending' }, { type: 'pass', seat: 'lead' }));
    await expect.element(screen.getByTestId('triggers')).toHaveTextContent('Turn the page');
    await expect.element(screen.getByTestId('marks-defending')).toHaveTextContent('3 points and a hero in zone 4');
    await screen.getByTestId('settle').click();
    await expect.element(screen.getByTestId('triggers')).not.toBeInTheDocument();
  });

  test('the score tells where its points come from', async () => {
    const hero = { name: 'Gareon', kind: 'minor', atk: 1, def: 1 } as const;
    const props = await raced(
      { type: 'bringIntoPlay', seat: 'defending', from: 'nowhere', zone: 5, card: hero },
      { type: 'scorePoints', seat: 'lead', points: 1 },
    );
    const gareon = props.match.board.cards.find(({ name }) => name === 'Gareon')?.id ?? '';
    await props.match.send({ type: 'koCards', seat: 'lead', cards: [gareon] });
    const screen = render(Match, props);
    await screen.getByTestId('score').click();
    const origins = screen.getByTestId('origins');
    await expect.element(origins).toHaveTextContent(/\+2 Either player scores 2 points for each enemy hero KO’d/u);
    await expect.element(origins).toHaveTextContent(/\+1 By hand round 1/u);
  });

  test('a solo mission keeps the round and what is counted', async () => {
    const props = await played(
      { type: 'seatPeople', first: 'Anna', second: '', depth: 'rounds' },
      { type: 'chooseLeadPlayer', person: 'first' },
      { type: 'chooseMission', name: 'Alone', kind: 'solo' },
    );
    const screen = render(Match, props);
    await screen.getByTestId('tally-name').fill('Threat');
    await screen.getByTestId('add-tally').click();
    await screen.getByRole('button', { name: 'Threat: one more' }).click();
    await vi.waitFor(() => expect(props.match.board.tallies).toEqual([{ name: 'Threat', value: 1 }]));
    await screen.getByTestId('end-round').click();
    await vi.waitFor(() => expect(props.match.board.round).toBe(2));
    await screen.getByTestId('solo-won').click();
    await expect.element(screen.getByTestId('over')).toHaveTextContent('The mission is won');
  });
});

describe('A mission is said in the reader’s language', () => {
  const check = {
    is: 'any',
    of: [
      { is: 'carried', side: 'friendly', named: 'Crown', zone: 5 },
      {
        is: 'all',
        of: [
          { is: 'kos', side: 'enemy', atLeast: 2 },
          { is: 'featureInZone', zone: 2 },
        ],
      },
    ],
  } as const;

  test.each([
    [
      'en',
      'The lead player wins at once: a feature named “Crown” with a friendly hero in zone 5 or (at least 2 enemy heroes KO’d and a feature in zone 2).',
      'Either player scores 1 point for each enemy hero KO’d.',
    ],
    [
      'hu',
      'A vezető játékos azonnal győz: egy „Crown” nevű pályaelem egy baráti hősnél az 5. zónában vagy (legalább 2 kiütött ellenséges hős és egy pályaelem a 2. zónában).',
      'Bármelyik játékos 1 pontot kap minden kiütött ellenséges hősért.',
    ],
    [
      'ru',
      'Ведущий игрок побеждает сразу: объект «Crown» при дружественном герое в зоне 5 или (нокаутировано не меньше 2 вражеских героев и объект в зоне 2).',
      'Любой из игроков получает 1 очко за каждого нокаутированного вражеского героя.',
    ],
  ] as const)('%s', async (spoken, term, points) => {
    await speak(spoken);
    await missionTexts.load();
    const t = missionTexts.current;
    expect(sayTerm(t, 'lead', 'atOnce', check)).toBe(term);
    expect(sayPoints(t, { on: 'ko', for: 'either', points: 1 })).toBe(points);
    expect(sayCheck(t, { is: 'score', atLeast: 1 })).toMatch(/1/u);
  });
});

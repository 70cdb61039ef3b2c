import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { commandSchema } from '../../../src/games/huntik/commands/index.ts';
import { effectsSentence as inEnglish } from '../../../src/games/huntik/texts/en/powers.ts';
import { effectsSentence as inHungarian } from '../../../src/games/huntik/texts/hu/powers.ts';
import { effectsSentence as inRussian } from '../../../src/games/huntik/texts/ru/powers.ts';
import {
  ABOUTS,
  DEEDS,
  WATCHED,
  watching,
  watchOf,
  WHOM,
  type WatchDraft,
} from '../../../src/ui/games/huntik/map/watch.ts';

const DRAFT: WatchDraft = {
  kind: 'when',
  event: 'stunned',
  about: 'me',
  deed: 'stun',
  whom: 'that',
  count: 2,
  until: 'round',
};

const drafts = (['when', 'replace'] as const).flatMap((kind) =>
  WATCHED.flatMap((event) =>
    DEEDS.flatMap((deed) =>
      ABOUTS.flatMap((about) => WHOM.map((whom) => ({ ...DRAFT, kind, event, deed, about, whom }))),
    ),
  ),
);

describe('what the table can put together', () => {
  test('is always a command that is taken, and a sentence', () => {
    for (const draft of drafts) {
      for (const until of ['round', 'next'] as const) {
        const command = watching({ ...draft, until }, 'lead', 'Gareon', 'h1');
        expect(v.safeParse(commandSchema, command).issues, JSON.stringify(command)).toBeUndefined();
      }
      for (const say of [inEnglish, inHungarian, inRussian]) {
        expect(say([watchOf(draft)])).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });

  test('“when this card is stunned, stun it”, for a round and the next time', () => {
    expect(watchOf(DRAFT)).toEqual({
      do: 'when',
      when: { event: 'stunned', of: 'me' },
      then: [{ do: 'stun', who: 'that' }],
      until: 'round',
    });
    expect(watchOf({ ...DRAFT, until: 'next' })).toMatchObject({ next: true });
    expect(watchOf({ ...DRAFT, until: 'next' })).not.toHaveProperty('until');
  });

  test('what a player does is told by whom', () => {
    expect(watchOf({ ...DRAFT, event: 'draws', about: 'enemy' })).toMatchObject({
      when: { event: 'draws', by: 'opponent' },
    });
    expect(watchOf({ ...DRAFT, event: 'roundEnds', about: 'enemy' })).toMatchObject({ when: { event: 'roundEnds' } });
  });

  test('instead of a KO, whatever was chosen as the occasion before', () => {
    expect(watchOf({ ...DRAFT, kind: 'replace', about: 'friendly', deed: 'eliminate', whom: 'me' })).toMatchObject({
      would: { event: 'ko', of: { what: 'hero', side: 'friendly' } },
      instead: [{ do: 'eliminate', who: 'me' }],
    });
  });
});

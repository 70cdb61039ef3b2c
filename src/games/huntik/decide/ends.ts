/** What ends when a stretch of the game does: modifiers and the count of limited powers (708.3, 701.3). */
import { endingWith, type Duration } from '../../../engine/modifiers/modifier.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import type { Story } from './judge.ts';

/** Ends the modifiers that last until the end of this; `rule` says which end it is. */
export function expire(story: Story, until: Duration, rule: string): void {
  const ids = endingWith(story.board.modifiers, until).map((modifier) => modifier.id);
  if (ids.length > 0) story.add({ type: 'modifiersEnded', ids, rule });
  const watchers = story.board.watchers.filter((watcher) => watcher.until === until).map(({ id }) => id);
  if (watchers.length > 0) story.add({ type: 'watchersEnded', ids: watchers, rule });
}

export function clearUses(story: Story, per: 'combat' | 'turn' | 'round'): void {
  if (story.board.uses.some((use) => use.per === per)) story.add({ type: 'powerUsesCleared', per });
}

/** What lasted for a turn ends with it. */
export function leaveTurn(story: Story): void {
  expire(story, 'turn', '708.3');
  clearUses(story, 'turn');
}

/** The turn is over: the next one is the opponent's unless it goes again (500.2, 707.2). */
export function endTurn(story: Story, passed: boolean): void {
  leaveTurn(story);
  const { turn: by, goAgain: again } = story.board;
  story.add({ type: 'turnEnded', by, passed, next: again ? by : opponentOf(by), again });
}

/** "It's now your turn": the turn that was going on is over, whoever had it (707.3). */
export function takeTurn(story: Story, by: Seat): void {
  leaveTurn(story);
  story.add({ type: 'turnTaken', by });
}

/** The combat is over: after its conclusion (600.3), or early because a side has nobody left in it (601.3c). */
export function endCombat(story: Story, early: boolean): void {
  expire(story, 'combat', '708.3');
  clearUses(story, 'combat');
  story.add({ type: 'combatEnded', early, rule: early ? '601.3c' : '600.3' });
}

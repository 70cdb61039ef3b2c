import type { ClosingRule } from '../../access.ts';

/** Why the moment does not allow a command: a sentence for each rule that closes one. */
export const closed: Readonly<Record<ClosingRule, string>> = {
  '101.1': 'The players and the lead player were settled before the first round.',
  '101.2': 'The mission is chosen once, before the first round.',
  '101.3': 'The match has not begun yet: this comes after the mulligans.',
  '101.4': 'Mulligans are announced after the opening hands are drawn and before the first turn.',
  '102.4': 'The match is over. Undo, if it should go on.',
  '302.4': 'Combat actions are played only during a combat.',
  '403.3': 'Between a move and the next turn comes only this: start a combat, or don’t.',
  '404.1': 'Cards are played on one’s own turn. Here no turn is going on.',
  '500.2': 'This belongs to a player’s turn, and none is going on now.',
  '501.1': 'The steps at the end of a round come in order and only there.',
  '502.1': 'The steps at the start of a round come in order and only there.',
  '601.2': 'This belongs to a combat in which the players still act.',
  '601.2b': 'A combat is going on: only combat actions and combat action powers can be used.',
  '601.4': 'Attacks are added and removed during a combat, before they are added up.',
  '602.2': 'Attacks are aimed when both players have passed in a combat.',
  '701.2': 'A power is used on one’s own turn; a combat action power during a combat.',
  '701.4': 'There is no action just now that could be cancelled.',
  '702.5': 'Triggers are waiting. They are resolved first.',
  TK4: 'The table has to answer a question first.',
};

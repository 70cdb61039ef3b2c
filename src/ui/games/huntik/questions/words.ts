/** A question and its answers in the words of the table. */
import type { Board, Waiting } from '../../../../games/huntik/board.ts';
import { QUESTIONS, SEATS, type Answer } from '../../../../games/huntik/vocabulary.ts';
import type { HuntikTexts } from '../../../../games/huntik/texts/en/index.ts';
import { player } from '../names.ts';

export type AskedQuestion = Extract<Waiting, { kind: 'question' }>;

/** A number that a question carries. */
export function numberIn(params: AskedQuestion['params'], name: string): number | null {
  const value = params[name];
  return typeof value === 'number' ? value : null;
}

/** What the rules leave open, asked about this table, and each answer in words. */
export function questionWords(t: HuntikTexts, board: Board, { question, params }: AskedQuestion) {
  const words = t.questions.all[question];
  const seat = SEATS.find((one) => one === params['seat']) ?? board.turn;
  const { lead, defending } = board.score;
  const about = {
    who: player(t, board, seat),
    card: String(params['card'] ?? ''),
    names: String(params['names'] ?? ''),
    count: numberIn(params, 'count') ?? 0,
    most: numberIn(params, 'most'),
    lead,
    defending,
  };
  const answers: readonly Answer[] = QUESTIONS[question].slice(0, numberIn(params, 'of') ?? undefined);
  const said: Partial<Record<Answer, string>> = words.answers;
  // Where the answers are cards, they are called by their names, and there are as many as compete.
  const named = answers.filter((answer) => params[answer] !== undefined);
  return {
    ask: words.ask(about),
    answers: (named.length === 0 ? answers : named).map((answer) => ({
      answer,
      words: String(params[answer] ?? said[answer] ?? answer),
    })),
  };
}

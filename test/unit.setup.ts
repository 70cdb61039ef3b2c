/**
 * `npm test` says the same twice on one commit; `npm run test:full` looks at games that nobody has seen. All rules are
 * there: what is fetched when is the browser's matter.
 */
import fc from 'fast-check';
import { initialBoard } from '../src/games/huntik/board.ts';
import { fetchRules } from '../src/games/huntik/decide/index.ts';
import { isFull } from './sizes.ts';

if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 253 });
await fetchRules({ ...initialBoard, depth: 'map' });

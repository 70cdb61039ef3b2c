/** `npm test` says the same twice on one commit; `npm run test:full` looks at games that nobody has seen. */
import fc from 'fast-check';
import { isFull } from './sizes.ts';

if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 253 });

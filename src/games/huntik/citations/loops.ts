/** Chains of powers that go round, and how the table goes on from them (802). */
import { cite, type Citings } from './moment.ts';

export const loops: Citings = {
  loopLinked: ({ event: { mark }, before }) =>
    cite(
      before.loop.links.some((link) => link.mark === mark),
      '802.1',
    ),
  loopLeft: ({ event: { lifted }, before }) => {
    const isBroken = before.answered.some(
      ({ question, answer }) => question === 'whoBreaksTheLoop' && answer === 'somebody',
    );
    return cite(lifted && isBroken, '802.2a');
  },
};

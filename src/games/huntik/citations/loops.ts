/** Chains of powers that go round, and how the table goes on from them (802). */
import { cite, type Citings } from './moment.ts';
import { earlier } from './said.ts';

export const loops: Citings = {
  loopLinked: ({ event: { mark }, before }) =>
    cite(
      before.loop.links.some((link) => link.mark === mark),
      '802.1',
    ),
  loopLeft: (moment) =>
    cite(
      earlier(moment, (one) => one.type === 'questionAnswered' && one.answer === 'somebody'),
      '802.2a',
    ),
};

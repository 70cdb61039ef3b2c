import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import { begun, played } from './played.ts';

test('A combat that is going on is taken to the map, into the zone that the table names', async () => {
  const { match, library } = await played(...begun('combat'), { type: 'startCombat', seat: 'defending' });
  const screen = await render(Match, { match, library });
  await screen.getByTestId('more').click();
  await screen.getByTestId('deepen-map').click();
  const sheet = screen.getByRole('dialog');
  await expect.element(sheet).toHaveTextContent('In which zone is the combat?');
  await sheet.getByRole('button', { name: '4', exact: true }).click();
  await vi.waitFor(() => expect(match.board.depth).toBe('map'));
  expect(match.board.combat?.zone).toBe(4);
  await expect.element(screen.getByTestId('has-say')).toHaveTextContent('Combat in zone 4');
});

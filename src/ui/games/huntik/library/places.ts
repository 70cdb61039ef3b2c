/** The parts of the library, each with its address. */
import type { Route } from '../../../router.svelte.ts';

const to = (...place: readonly string[]): Route => ({ name: 'library', game: 'huntik', place });

export const CARDS = to();
export const DECKS = to('decks');
export const MISSIONS = to('missions');
export const cardAt = (id: string): Route => to('card', id);
export const editCard = (id: string): Route => to('card', id, 'edit');
export const copyCard = (id: string): Route => to('card', id, 'copy');
/** `name`: what is known of it already. */
export const newCard = (name = ''): Route => (name === '' ? to('new') : to('new', name));
export const deckAt = (id: string): Route => to('deck', id);

/** The lists that one goes between by the tabs. */
export const TABS = ['cards', 'decks', 'missions'] as const;
export type Tab = (typeof TABS)[number];
const LISTS = { cards: CARDS, decks: DECKS, missions: MISSIONS } as const satisfies Record<Tab, Route>;
export const tabAt = (tab: Tab): Route => LISTS[tab];

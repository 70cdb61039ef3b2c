/** The words about missions: fetched with the first part that speaks them. */
import type { MissionTexts } from '../../../../games/huntik/texts/en/missions.ts';
import { GameTexts } from '../../../language.svelte.ts';
import { inPlay } from '../texts.svelte.ts';

export const missionTexts = new GameTexts<MissionTexts>({
  en: async () => (await import('../../../../games/huntik/texts/en/missions.ts')).missions,
  hu: async () => (await import('../../../../games/huntik/texts/hu/missions.ts')).missions,
  ru: async () => (await import('../../../../games/huntik/texts/ru/missions.ts')).missions,
});

/** Fetches a part about missions together with its words and those of a match in play. */
export async function inMission<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([inPlay(load), missionTexts.load()]);
  return part;
}

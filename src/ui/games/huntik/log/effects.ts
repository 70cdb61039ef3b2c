/** What an effect does, in a sentence. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { opponentOf } from '../../../../games/huntik/vocabulary.ts';
import { changeWords } from '../map/effectWords.ts';
import type { Teller } from './teller.ts';

export function effectSentence(teller: Teller, effect: Effect): string {
  const { log, map, match } = teller.t;
  const who = teller.player(effect.seat);
  switch (effect.type) {
    case 'stunCard':
      return log.stuns(teller.card(effect.card));
    case 'unstunCard':
      return log.unstuns(teller.card(effect.card));
    case 'readyCard':
      return log.readies(teller.card(effect.card));
    case 'exhaustCard':
      return log.exhausts(teller.card(effect.card));
    case 'koCards':
      return log.kos(teller.cards(effect.cards));
    case 'eliminateCard':
      return log.eliminates(who, teller.card(effect.card));
    case 'putCard':
      return log.puts(teller.card(effect.card), effect.zone);
    case 'moveByEffect': {
      const moved = teller.all('cardMoved').find((event) => event.card === effect.card);
      const card = teller.card(effect.card);
      return moved === undefined ? log.movedNowhere(card) : log.movedByEffect(card, moved.from, moved.to);
    }
    case 'bringIntoPlay': {
      const entered = teller.first('cardEntered');
      return log.entersPlay(who, teller.newcomer(effect.card), entered?.zone ?? null);
    }
    case 'returnToPlay':
      return log.entersPlay(who, teller.card(effect.card), teller.first('cardEntered')?.zone ?? null);
    case 'takeFromPlay':
      return log.leavesPlay[effect.to](teller.card(effect.card));
    case 'gainControl':
      return effect.controller === null
        ? log.controlNobody(teller.card(effect.card))
        : log.control(teller.player(effect.controller), teller.card(effect.card));
    case 'addCounter':
      return log.counter(teller.card(effect.card), effect.name);
    case 'removeCounter':
      return log.counterGone(teller.card(effect.card));
    case 'pickUpFeature':
      return log.picksUp(teller.card(effect.hero), teller.card(effect.feature));
    case 'dropFeature':
      return log.drops(teller.card(effect.feature));
    case 'drawCards':
      return log.draws(who, effect.count);
    case 'discardCards':
      return log.discards(who, effect.count);
    case 'setCount':
      return log.counted(who, effect.area, effect.count);
    case 'modify': {
      const what = changeWords(teller, effect.change);
      const until = map.ends[effect.until];
      if (effect.cards.length > 0) return log.effectOn(what, until, teller.cards(effect.cards));
      // The palette knows one description: every hero of a side, as long as it lasts (708.3d).
      const side = effect.affects?.side;
      if (side === undefined) return log.effect(what, until);
      const seat = side === 'friendly' ? effect.seat : opponentOf(effect.seat);
      return log.effectOnHeroes(what, until, teller.player(seat));
    }
    case 'endModifier': {
      const ended = teller.board.modifiers.find((modifier) => modifier.id === effect.modifier);
      const watched = teller.board.watchers.find(({ id }) => id === effect.modifier)?.source;
      return log.effectEnds(ended === undefined ? watched || match.effect : changeWords(teller, ended.change));
    }
    case 'watch':
      return teller.powers === null
        ? log.watches(effect.source, map.ends[effect.until])
        : log.watching(effect.source, teller.powers.effectsSentence([effect.watches]));
    case 'goAgain':
      return log.goAgain(who);
    case 'goFirstNextRound':
      return log.goFirst(who);
    case 'allowExtraMajorHero':
      return log.extraMajor(who);
    case 'scorePoints':
      return log.scores(who, effect.points);
    case 'addAttacks':
      return log.addsAttacks(who, effect.count);
    case 'removeAttacks':
      return log.removesAttacks(who, effect.count);
    case 'removeAttacksOf':
      return log.removesAttacksOf(who, teller.card(effect.card));
    default:
      return effect satisfies never;
  }
}

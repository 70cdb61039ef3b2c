import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');
const places = { first: 'Az első', second: 'A második', third: 'A harmadik', fourth: 'A negyedik' };

export const questions: HuntikTexts['questions'] = {
  title: 'Ezt a szabályok nyitva hagyják',
  titleOfChoice: 'Választani kell',
  once: 'A válaszod a játszma végéig érvényes, és bekerül a naplóba.',
  howMany: 'Hányszor',
  roundAgain: (times) => (times === 0 ? 'Többször nem' : `Még ennyiszer: ${times}`),
  all: {
    twoInsteadOfMajor: {
      ask: ({ who }) =>
        `${who.start} ebben a fordulóban már játszott ki valamit főhős helyett, és újra ezt tenné. Szabad?`,
      answers: {
        allow: 'Igen: utána csak főhős nem játszható ki',
        forbid: 'Nem: a kijátszás az egyetlen főhős helyére lépett',
      },
    },
    whoMayStartCombat: {
      ask: ({ card }) => `Egy lap hatása olyan zónába mozgatta, ahol ellenség van: ${card}. Ki indíthat ott harcot?`,
      answers: {
        controllerOfCard: 'Aki a mozgatott lapot irányítja',
        controllerOfEffect: 'Akinek a hatása mozgatta',
        nobody: 'Senki: harcot csak a saját körben tett mozgás után lehet indítani',
      },
    },
    allProtectedFromAims: {
      ask: ({ who }) =>
        `${who.start} támadna, de a harcban egyik ellenségre sem lehet célozni. Mi lesz a támadásokkal?`,
      answers: {
        unaimed: 'Célzatlanok maradnak, mint egyetlen védett ellenségnél',
        aimAnyway: 'Mégis célozni kell: támadás nem maradhat célzatlan',
      },
    },
    zeroDefence: {
      ask: ({ card }) => `Erre a lapra nem céloz támadás, és a DEF értéke legfeljebb 0: ${card}. Kiütött lesz?`,
      answers: {
        stays: 'Nem: csak az üthető ki, akire támadás céloz',
        kod: 'Igen: 0 DEF ellen 0 támadás is elég',
      },
    },
    scoresNotLevel: {
      ask: ({ lead, defending }) =>
        `Vége a 7. fordulónak, az állás ${lead} : ${defending}. A feltételekkel senki sem nyert. Ki győz?`,
      answers: {
        defendingWins: 'A védekező játékos: a feltételekkel nincs győztes',
        higherScoreWins: 'Akinek több pontja van',
      },
    },
    whichReplacement: {
      ask: ({ who, card, names }) =>
        card === ''
          ? `Több hatás is felváltaná azt, ami most történik. Lehetőségek: ${names}. ${who.start} választ: melyik érvényesül?`
          : `Több hatás is felváltaná azt, ami ezzel a lappal történik: ${card}. Lehetőségek: ${names}. ${who.start} választ: melyik érvényesül?`,
      answers: places,
    },
    whichModifierFirst: {
      ask: ({ who, names }) =>
        `Ezek egyszerre lépnek életbe: ${names}. A sorrendet ${who.inside} választja meg. Melyik érvényesül elsőként?`,
      answers: places,
    },
    howOften: {
      ask: ({ who, most }) =>
        most === null
          ? `Az állás ugyanaz, mint korábban: ez ciklus. Hányszor menjen még végig? ${who.start} dönt.`
          : `Ez ciklus, és a másik játékos szerint még ennyiszer menjen végig: ${most}. ${who.start} kisebb számot is mondhat.`,
      answers: { times: 'Még ennyiszer' },
    },
    whoBreaksTheLoop: {
      ask: ({ count }) => `A ciklus még ennyiszer menne végig: ${count}. Megszakítja valaki addig egy lépéssel?`,
      answers: { nobody: 'Nem: ennyiszer végigmegy', somebody: 'Igen: leáll, és innen folytatódik a játék' },
    },
    forcedLoop: {
      ask: ({ count }) =>
        plural(count, {
          one: 'Az állás ugyanaz, mint # képességgel korábban, és senki sem választhatott mást. Meg tudja és meg akarja szakítani valaki ezt a ciklust?',
          other:
            'Az állás ugyanaz, mint # képességgel korábban, és senki sem választhatott mást. Meg tudja és meg akarja szakítani valaki ezt a ciklust?',
        }),
      answers: { draw: 'Nem: a játszma döntetlen', broken: 'Igen: folytatódik a játék' },
    },
    endlessChain: {
      ask: ({ count }) => `Megszakítás nélkül ennyi lépés és képesség követte egymást: ${count}. Véget ér ez valaha?`,
      answers: { goesOn: 'Igen: folytatódik a játék', draw: 'Nem, és senki sem állíthatja meg: a játszma döntetlen' },
    },
    termsMet: {
      ask: ({ who }) => `Úgy tűnik, teljesültek a küldetés feltételei: ${who.inside} győzne. Így van?`,
      answers: { met: 'Igen, teljesültek: vége a játszmának', notYet: 'Nem, a játszma folytatódik' },
    },
    tieOnHeroes: {
      ask: () =>
        'A 7. forduló után egyenlő az állás. Számoljátok meg a játékban lévő fő- és legendás hősöket, aztán a mellékhősöket. Kinek van több?',
      answers: {
        leadHasMore: 'A vezető játékosnak',
        defendingHasMore: 'A védekező játékosnak',
        level: 'Egyenlő: a védekező játékos győz',
      },
    },
  },

  triggers: 'Végrehajtásra vár',
};

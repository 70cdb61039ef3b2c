import type { HuntikTexts } from '../en/index.ts';

export const questions: HuntikTexts['questions'] = {
  title: 'Ezt a szabályok nyitva hagyják',
  choice: 'Melyik érvényesül',
  once: 'A válaszod a játszma végéig érvényes, és bekerül a naplóba.',
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
      ask: ({ card, names }) =>
        `Több hatás is felváltaná ezt a kiütést: ${card}. Lehetőségek: ${names}. Melyik érvényesül?`,
      answers: { first: 'Az első', second: 'A második', third: 'A harmadik' },
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

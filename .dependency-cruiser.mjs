/** Who may import whom. `npm test` runs this as the stage "boundaries". */

/** Everything that is written here, as against the libraries. */
const OURS = '^(src|machines|scripts|test)/';

/** Imports that are gone after compilation: they tie no code together. */
const TYPES = ['type-only'];

/**
 * @param {string} name
 * @param {string} comment why, in the words a person who broke it should read
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * A folder may import what is listed, and of ours nothing else.
 *
 * @param {string} name
 * @param {string} path pattern; its first group is `$1` in the lists
 * @param {string[]} may path patterns
 * @param {string[]} mayAsTypes path patterns of what may be imported as types only
 */
function folder(name, path, may, mayAsTypes = []) {
  const rules = [
    forbid(
      `${name}-imports`,
      'not among what this folder may import',
      { path },
      {
        path: OURS,
        pathNot: [...may, ...mayAsTypes],
      },
    ),
  ];
  if (mayAsTypes.length === 0) return rules;
  return [
    ...rules,
    forbid(
      `${name}-imports-as-types`,
      'of this only types may be imported',
      { path },
      {
        path: mayAsTypes,
        pathNot: may,
        dependencyTypesNot: TYPES,
      },
    ),
  ];
}

/**
 * A library has one home.
 *
 * @param {string} library
 * @param {string} home path pattern
 */
const onlyIn = (library, home) =>
  forbid(
    `${library}-has-one-home`,
    `only ${home} knows ${library}`,
    { path: '^(src|machines)/', pathNot: home },
    {
      path: `node_modules/${library}/`,
    },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folder('engine', '^src/engine/', ['^src/engine/']),
    // A game's texts need the plurals of the language they are in, and nothing else of the app's words.
    ...folder('games', '^src/games/([^/]+)/', ['^src/engine/', '^src/games/$1/', '^src/texts/(plural|language)[.]']),
    ...folder(
      'machines',
      '^machines/([^./]+)',
      ['^machines/$1[./]', '^src/engine/', '^src/games/$1/(questions|access|vocabulary|board)[./]'],
      ['^src/games/$1/'],
    ),
    ...folder('store', '^src/store/', ['^src/store/', '^src/engine/']),
    ...folder('match', '^src/match/', ['^src/match/', '^src/engine/', '^src/store/']),
    ...folder('packs', '^src/packs/([^./]+)', ['^machines/$1[.]', '^src/games/$1/', '^src/engine/'], ['^src/match/']),
    ...folder('texts', '^src/texts/', ['^src/texts/']),
    ...folder('pwa', '^src/pwa/', ['^src/pwa/']),
    // The shell knows no game: a fifth one is added without touching it, and Home loads none.
    ...folder(
      'shell',
      '^src/ui/(?!games/)',
      // The engine is game-free and pure: asking it where a phase lies or for a coin ties the shell to no game.
      ['^src/ui/(?!games/)', '^src/match/', '^src/texts/', '^src/engine/'],
      ['^src/(store|pwa)/'],
    ),
    ...folder(
      'views',
      '^src/ui/games/([^/]+)/',
      [
        '^src/ui/(?!games/)',
        '^src/ui/games/$1/',
        '^src/match/',
        '^src/texts/',
        '^src/engine/',
        '^src/games/$1/(questions|vocabulary|texts|rulebook|missions)[./]',
      ],
      ['^src/games/$1/'],
    ),
    onlyIn('dexie', '^src/store/'),
    onlyIn('xstate', '^(machines|src/match)/'),
    onlyIn('svelte', '^src/(ui/|main[.])'),
    forbid(
      'components-live-in-ui',
      'only src/ui holds components and runes',
      {},
      {
        path: '\\.svelte(\\.ts)?$',
        couldNotResolve: false,
        pathNot: '^(src/ui/|node_modules/)',
      },
    ),
    forbid(
      'no-cycle',
      'modules that need each other are one module',
      { path: '^(src|machines)/' },
      {
        circular: true,
        viaOnly: { dependencyTypesNot: TYPES },
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
  },
};

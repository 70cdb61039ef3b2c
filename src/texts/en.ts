import { pluralIn } from './plural.ts';

const plural = pluralIn('en');

/** The app's own words. Every language has exactly these keys. */
export const en = {
  parts: {
    close: 'Close',
    lessOf: (what: string) => `${what}: one less`,
    moreOf: (what: string) => `${what}: one more`,
    typeMore: '10+',
    typeNumberFor: (what: string) => `${what}: type a number`,
    take: 'OK',
    numberBetween: (low: number, high: number) => `A whole number from ${low} to ${high}.`,
    rule: (number: string) => `Rule ${number}`,
    openRule: (number: string) => `Read rule ${number}`,
    moreRules: (rules: number) => plural(rules, { one: '# more rule', other: '# more rules' }),
    chooseAgain: 'Choose again',
    cardSaysSo: 'The card says so',
    cancel: 'Cancel',
  },

  screens: {
    back: 'Back',
    home: 'Home',
    match: 'Match',
    log: 'Log',
    rules: 'Rules',
    settings: 'Settings',
    bin: 'Bin',
    recovery: 'Something broke',
    opening: 'Opening…',
  },

  home: {
    goOn: 'Go on',
    savedJustNow: 'Saved just now',
    saved: (ago: string) => `Saved ${ago}`,
    newMatch: 'New match',
    newMatchOf: (game: string) => `New match: ${game}`,
    library: 'Cards and decks',
    libraryOf: (game: string) => `Cards and decks: ${game}`,
    alsoRunning: 'Also running',
    played: 'Played',
    nothingYet: 'No match yet',
    nothingYetText: 'Pick a game above. It is kept on this phone as you play, move by move.',
    keptHere: 'All of it is on this phone.',
    lastBackup: (ago: string) => `Last backup: ${ago}.`,
    noBackup: 'No backup yet.',
    bringGames: 'Bring my games from a file',
    optionsFor: (match: string) => `${match}: options`,
    openMatch: 'Open',
    exportMatch: 'Save as a file',
    toBin: 'Put into the bin',
    binned: 'Put into the bin.',
    takeBack: 'Take back',
  },

  bin: {
    empty: 'The bin is empty',
    emptyText: 'What you delete waits here for 30 days.',
    daysLeft: (days: number) => plural(days, { one: '# day left', other: '# days left' }),
    restore: 'Restore',
    restoreOf: (match: string) => `Restore: ${match}`,
    restored: 'Restored.',
    deleteForGood: 'Empty the bin',
    deleteTitle: (matches: number) =>
      plural(matches, { one: 'Delete # match for good?', other: 'Delete # matches for good?' }),
    deleteText: 'There is no way back after this.',
    deleted: 'Deleted for good.',
  },

  match: {
    unsavedTitle: 'Not saved',
    lastTapUndone: 'What you last did was not carried out.',
    slow: 'Still saving…',
    tryAgain: 'Try again',
    following: 'This match is being played in another tab. You see what is played there.',
    continueHere: 'Continue here',
    readOnly: (entries: number) =>
      plural(entries, {
        one: 'Only # move of this match can be read. It is shown as it stood then, and nothing is changed.',
        other: 'Only # moves of this match can be read. It is shown as it stood then, and nothing is changed.',
      }),
    notFound: 'There is no such match on this phone',
    notFoundText: 'It may have been deleted, or it is kept in another browser.',
    gameUnknown: 'This version does not know the game of this match. Your match is kept as it is.',
    notAwake: 'The phone will not keep the screen on here. Tap it now and then.',
  },

  log: {
    beginning: 'Beginning of the match',
    empty: 'Nothing has been played yet',
    back: (what: string) => `Back to: ${what}`,
    forward: (what: string) => `Forward to: ${what}`,
    backToBeginning: 'Back to the beginning',
    undone: 'undone',
    now: 'now',
    overruled: 'The table overruled',
    goThere: 'Go there',
    goThereTitle: 'Go to this moment?',
    goThereText: 'What came after is kept in the log and can be played on again.',
    export: 'Save as a file',
    toTheMatch: 'To the match',
  },

  rules: {
    search: 'Number or word',
    found: (rules: number) => plural(rules, { one: '# rule found', other: '# rules found' }),
    nothingFound: 'No rule has these words or this number.',
    reconstructed: 'number inferred',
    reconstructedWhy:
      'The surviving rulebook lost this number. What the rule says is certain, its number is not: do not quote it as official.',
    ownWords: 'Told in our own words. Where the printed rules say otherwise, they win.',
    inTheRulebook: 'In the rulebook',
    unknown: 'There is no rule with this number.',
    ownRules: {
      TK1: 'The app judges only what it keeps. This is not tracked at the depth of this match; go deeper to track it.',
      TK2: 'This names a card or thing that is not on the table of this match.',
      TK3: 'There is no such place: the map has zones 1 to 5.',
      TK4: 'A question that lies open is answered before anything else.',
    },
    ofTheApp: 'A rule of the app',
  },

  settings: {
    language: 'Language',
    languageOfPhone: 'As the phone',
    theme: 'Look',
    themeOfPhone: 'As the phone',
    night: 'Night',
    day: 'Day',
    facing: 'Rounds screen',
    together: 'Side by side',
    togetherNote: 'both read the same way',
    opposite: 'Face to face',
    oppositeNote: 'the far half is turned',
    notKept: 'This setting could not be saved. It holds until the app is closed.',
  },

  storage: {
    heading: 'Storage',
    promised: 'Your matches are on this phone, and the browser has promised not to clear them.',
    notPromised:
      'Your matches are on this phone, but the browser may clear them when space runs short. Ask for lasting storage, put the app on the home screen, or save a backup.',
    cannotSay:
      'Your matches are on this phone. This browser cannot say whether it will ever clear them: save a backup now and then.',
    memory:
      'Not saved: this browser gives the app no storage. Close the page and the match is gone; save it as a file first.',
    readOnly:
      'A newer version of the app has written here. This version only shows your matches and changes nothing. Reload to get the newer one.',
    lost: 'The browser has deleted what was kept here. If you have a backup file, bring it back now.',
    unreadable: (rows: number) =>
      plural(rows, {
        one: '# stored thing cannot be read by this version. It is left as it is.',
        other: '# stored things cannot be read by this version. They are left as they are.',
      }),
    used: (used: string, quota: string) => `${used} of ${quota} used.`,
    ask: 'Ask for lasting storage',
    granted: 'The browser has promised to keep your matches.',
    refused: 'The browser did not promise it. It often does once the app is on the home screen.',
    failures: {
      conflict: 'Another tab has gone on with this match.',
      full: 'The storage of this phone is full. Make room, or save the match as a file.',
      closed: 'Another tab runs a newer version of the app. Reload this one; nothing stored is lost.',
      newer: 'A newer version of the app has written here, so this one changes nothing.',
      blocked: 'Another tab of this app holds the storage. Close the other tabs, then try again.',
      unavailable: 'The browser gives the app no storage.',
      failed: 'The browser could not write.',
    },
    reload: 'Reload',
  },

  backup: {
    heading: 'Backup',
    saveAll: 'Save everything as a file',
    share: 'Share the file',
    saved: 'The file was handed to the browser.',
    open: 'Bring in a file',
    imported: (matches: number) => plural(matches, { one: '# match brought in.', other: '# matches brought in.' }),
    leftOut: 'Part of a match could not be read, so the file ends before it.',
    notOurs: 'This file is not from Tablekeeper. Nothing was changed.',
    damaged: 'This file is from Tablekeeper, but it is damaged. Nothing was changed.',
    newer: 'This file comes from a newer version of Tablekeeper. Update the app, then bring it in.',
    tooLarge: 'This file is too large to be one of ours. Nothing was changed.',
  },

  about: {
    heading: 'About',
    version: (version: string) => `Tablekeeper ${version}`,
    privacy: 'Everything stays on this phone. No account, no statistics, no request to anywhere.',
    fanMade:
      'Made by fans for their own table. Not made, licensed or endorsed by the publishers of the games it names; the names belong to their owners.',
    licences: 'Licences',
    ownLicence: 'Tablekeeper is free software under the MIT licence, © Tablekeeper contributors. It is built with:',
    missing: 'What is missing here',
    missingWhy: 'The app plays all the same. A secure address (https) usually brings these back.',
    capabilities: {
      serviceWorker: 'It will not open without a network.',
      storageManager: 'It cannot ask the browser to keep your matches for good.',
      locks: 'It cannot tell whether a match is open in a second tab.',
      wakeLock: 'It cannot keep the screen on.',
      share: 'Files can be saved, not handed straight to another app.',
    },
    offlineReady: 'Ready: from now on the app opens without a network.',
    offlineFailed: 'The app could not be kept for use without a network. It plays on as long as this page is open.',
  },

  start: {
    failed: 'The storage does not open',
    untouched: 'Your matches are untouched.',
    withoutSaving: 'Go on without saving',
  },

  update: {
    ready: 'A new version is ready.',
    apply: 'Switch to it',
  },

  recovery: {
    title: 'Something broke',
    text: 'The app stopped before it could do harm. What was stored is untouched.',
    exportFirst: 'To be safe, save everything as a file first.',
    details: 'What happened, for whoever mends it',
    goHome: 'Go home',
    nothing: 'Nothing is broken.',
  },
};

export type Texts = typeof en;

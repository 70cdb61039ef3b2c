export const gameConcepts = {
  sections: {
    '400': 'Areas',
    '401': 'Control and ownership',
    '402': 'Counters and tokens',
    '403': 'Movement',
  },
  rules: {
    '400.1':
      'There are six areas, even when empty: deck, discard pile, legendary hero pile, hand, play, removed from map. The deck’s top-to-bottom order is fixed; cards elsewhere may be rearranged, in play only within their zone.',
    '400.1a': 'The mission lies outside all areas.',
    '400.2':
      'Play and removed from map are common to both players; the other four areas each player has separately, and a card that goes to one of those goes to its owner’s.',
    '400.3': '“Card in play” includes tokens (402.2).',
    '400.4':
      '“Hero” is a major, minor or legendary hero in play, be it a card or a token. A text that also means other areas, or only those, says “hero card”.',
    '400.5a':
      'Your deck is the pile you draw from, normally from the top. It lies face down and hidden; unless a card lets you, don’t look through it or reorder it. How many cards it has is public.',
    '400.5b':
      'Whoever shuffles a deck lets an opponent cut and/or shuffle it. A deck that was searched is then shuffled by its owner. Cards stay face down throughout, even a top card that some modifier keeps revealed.',
    '400.5c':
      'When several cards go on top of or under your deck together, you pick their order and keep it to yourself.',
    '400.5d':
      'Suppose your top card is kept revealed. If you must reveal or look at top cards, the one after those stays hidden; if you play the top card, the one below is revealed only when that is done.',
    '400.6a':
      'Cards you draw are held in your hand, however many. Only you may look at them, at any time; their number is public.',
    '400.7a':
      'KO’d, eliminated, discarded and canceled cards go to the discard pile, as do actions that were played. It lies face up and is public.',
    '400.8a': 'Your legendary hero pile lies face down, but you may go through it and reorder it whenever you like.',
    '400.8b':
      'Whenever a legendary hero would go to an area that isn’t play, it goes back to the legendary hero pile of its owner.',
    '400.9a': 'Removing a card from the map means: reveal it, then lay it among the cards removed from the map.',
    '400.9b': 'What has been removed from the map lies face up and is public.',
    '400.9c':
      'Features beginning “to the side” begin here; obstacles that are KO’d or eliminated come here. A modifier or the mission’s rules may bring them into play.',
    '400.10a':
      'The play area is the map: five rows, the zones. The nearest to you is your zone 1, the farthest your zone 5, which is zone 1 to your opponent. For both of you the middle one is zone 3.',
    '400.10b': 'Count a card’s zones from its controller’s side, and the mission’s zones from the lead player’s.',
    '400.10c': 'Heroes and features come into play here (404.1b), any number of them in a zone.',
    '400.10d': 'A hero with no other unstunned hero in its zone is alone. Features don’t matter for this.',
    '400.10e': 'Cards in play are public: everybody may look at both sides of them.',
    '400.10f':
      'Actions and amulets don’t enter play unless something expressly says so; a modifier that tries leaves them where they are.',
    '400.11a':
      'A change of area makes a card a new one, even if it comes back later: earlier modifiers leave it alone unless they say otherwise (but 400.11b), and its counters come off. New controller, new zone or stun (407.1) in play: still the same card.',
    '400.11b':
      'If a power triggers on a card entering an area, the power’s modifier may still reach that card later, provided that it never left the area in between. That is an exception to 400.11a.',
    '400.11c':
      'To discard a card, reveal it from hand and add it to its owner’s discard pile. This works from hand only, several cards go one after the other, and any trip from hand to discard pile is a discard.',
    '400.11d':
      'To draw is to take a card from deck to hand, if the text says “draw”. Several are drawn together, with only the first shown if your top card is kept revealed. Drawing up to a hand size ends at that many or more, or when cards no longer change areas.',
    '400.11e':
      'A KO sends a hero from play to its owner’s discard pile and removes an obstacle from the map; outside play there is no KO. Eliminating sends a hero you control to its owner’s discard pile.',
    '401.1':
      'You control what you put into play, and obstacles assigned to you. Nothing ever has two controllers, and cards outside play have none (400). For modifiers see 706.7.',
    '401.1a': 'What you control is friendly, what your opponent controls is enemy.',
    '401.2':
      'A card’s owner is whoever had it in their deck or legendary hero pile as the match began; a token’s is whoever put it into play. A player’s cards in play are those they control; in other areas, those they own.',
    '401.2a': 'Missions and features have no owner during a match.',
    '401.3':
      'With a new controller a card is still the same card: turn it round if need be. It works as usual, legal for that player or not, and its modifiers run on unless they depend on who controls it.',
    '401.3a': 'A hero drops all features with it when its controller changes.',
    '401.3b':
      'Once such a modifier ends, the card falls to whoever has control from the modifier with the latest timestamp (711.2); without one, to the player under whose control it entered play.',
    '402.1':
      'Counters are small things that modifiers put on cards. Those with a name mark or count something, usually for a modifier to refer to; counters with the same name are interchangeable.',
    '402.1a': 'If a card says “counter” and nothing else, the counter is one on that card.',
    '402.1b': 'Counters stay until something removes them; a card that changes areas loses all of its own (400.11a).',
    '402.1c':
      'Some counters without a name raise or lower ATK and/or DEF: each makes a continuous modifier (708) for as long as it lies there.',
    '402.2':
      'A token stands for a hero that a modifier put into play. The modifier sets its tags, ATK, DEF and zone, perhaps also name and powers; without a name it goes by its tags. All of that counts as printed.',
    '402.2a':
      'A token enters play controlled by whoever controlled the card that made it. Coming, going or in play it is a card like any other, but a text may single out “token” or “non-token” cards.',
    '402.2b': 'A token that leaves play is no more.',
    '403.1':
      'A ready hero or obstacle you control may move 0, 1 or 2 zones, forward or back, but never both in one move. Having moved, it is exhausted.',
    '403.2':
      'Forward leads to higher zone numbers, back to lower ones, counted from the side of the moving card’s controller, no matter whose modifier moves it.',
    '403.2a':
      'Zone 5 has no forward, zone 1 has no back. If a modifier wants such a move, leave out the move and do the rest.',
    '403.2b':
      'After a move of 1 or more zones, a card has “moved into” only the zone where it stopped: from 1 to 3 is into 3, not into 2.',
    '403.3':
      'If you move a card and it stops where there is an enemy hero or obstacle, you may start a combat in that zone (600).',
    '403.3a':
      'Whatever triggers on moving into the zone (702) resolves first; then the card’s controller decides on the combat. With no enemy hero or obstacle left there, there can be none.',
    '403.4':
      'Enemy heroes and obstacles block the way forward: you may enter their zone, but not go past it or forward out of it. Nothing blocks the way back.',
    '403.4a': 'Unblockable: 403.4 doesn’t apply, so nothing stops this card on its way forward.',
    '403.5':
      'Besides moving there is putting: a hero or feature comes into a zone from another zone or area. From zone to zone that is no move for a hero: nothing blocks it, and its controller gets no chance to start a combat.',
  },
} as const;

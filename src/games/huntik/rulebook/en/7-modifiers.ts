export const modifiers = {
  sections: {
    '706': 'Modifiers',
    '707': 'One-shot modifiers',
    '708': 'Continuous modifiers',
    '709': 'Triggered modifiers',
    '710': 'Replacement modifiers',
    '711': 'Modifier interaction',
    '712': 'Modifier dependency',
  },
  rules: {
    '706.1':
      'A modifier is either one-shot (707) or continuous (708). A single power can make one or several, of one kind or of both.',
    '706.1a':
      'No modifier has more than one duration. Where parts of a power last for different times, each part is a modifier of its own.',
    '706.1b':
      'Where a power is partly one-shot and partly continuous, each of those parts is a modifier of its own too.',
    '706.2':
      'Work through a modifier’s text from the first word to the last. Do as much as you can and leave out what is impossible.',
    '706.3':
      '“That” hero, zone or whatever is the one the card’s text spoke of last, even if the word no longer fits it.',
    '706.4':
      'Modifiers reach only cards in play. Exceptions: one that names another area whose cards it affects, and one that could do nothing otherwise.',
    '706.5': 'A modifier on a zone affects all heroes and features there to which it can apply.',
    '706.6':
      'A modifier’s source is the card whose text made it. If one modifier makes another, both have the same source.',
    '706.6a':
      'A definite modifier (708.3) keeps its source’s text as it was when the modifier was made. An indefinite one (708.2) always goes by what that text is now.',
    '706.7': 'You control a modifier if you controlled the card that made it.',
    '706.8':
      '“May” is all or nothing: a player offered one or more actions can choose to do them only if every bit of them is possible.',
    '707.1': 'A one-shot modifier changes something and is done; it has no duration.',
    '707.2':
      '“Go again” is one-shot: whoever’s turn it is gets another turn after this one, ahead of the opponent’s next. Passing in it is allowed (500.2).',
    '707.2a': 'However many times “go again” comes up in a turn, it gives just one extra turn.',
    '707.3':
      '“It’s now your turn”, seen on cancel actions (701.4), is one-shot: the turn goes to the player who controls it, if it wasn’t theirs already.',
    '708.1': 'A continuous modifier works for a while, not just once. It is definite or indefinite.',
    '708.2':
      'An indefinite modifier comes from an always-on power (703). No duration is set: it stays to the end of the match, or until its card has left the right area or lost the right power. It always goes by how things stand now.',
    '708.3':
      'A definite modifier comes from an action or triggered power, mostly with a duration. Without one it stays to the end of the match.',
    '708.3a':
      'A “while” beside the duration is a condition and not a duration itself: such a definite modifier applies only within its duration, and there only when the condition is true.',
    '708.3b':
      'Parts of a power that last differently are separate definite modifiers, each with one duration; one-shot and continuous parts are separate as well. Within a sentence, continuous modifiers all last equally long unless it clearly states several durations.',
    '708.3c':
      'Once made, a definite modifier stands on its own feet. Whatever later happens to its source, gone or changed, does nothing to it.',
    '708.3d':
      'A definite modifier on several cards marks none of them when it is made. It keeps checking whom it fits, so newcomers can come under it and others can slip out.',
    '708.3e':
      'If a definite modifier speaks of cards that an earlier part of its power affected, it does mark them when it is made, and for its whole duration applies to those alone. This is an exception to 708.3d.',
    '709.1':
      'A triggered modifier is a kind of definite modifier. It has a duration or waits for “the next time” something happens; with neither, it stays to the end of the match.',
    '709.2':
      'A triggered modifier is known by “whenever”, “when” or “at”. It works as a triggered power does, but only events within its duration set it off.',
    '709.3': 'Until a triggered modifier triggers, nothing is chosen for it, not even targets.',
    '710.1': 'A modifier that says both “would” and “instead” is a replacement modifier.',
    '710.1a': 'A replacement modifier takes away the event it names and puts one or more changed events in its place.',
    '710.1b':
      'The replaced event does not take place at all, so nothing triggers off it. The changed events do take place, and powers or modifiers may trigger off these.',
    '710.1c':
      'If several modifiers could replace one event, the player it would hit picks one and applies it; if it would hit a card or power, its controller does. If any still compete for that event, the same player picks again, and so on.',
    '710.2':
      'Replacing can be done at any time, but the modifier must be there already, right before the event would come.',
    '710.3': 'A replacement modifier replaces each such event, even when several come at the same moment.',
    '710.4': 'The event is replaced even when some of the changed events, or all of them, are impossible.',
    '710.5':
      'What a replacement modifier made is out of its own reach from then on, as is whatever other replacements turn that into. A different instance of the same modifier can still change it.',
    '711.1':
      'Continuous modifiers go by timestamp, unless one depends on another (712). Replacement modifiers don’t: for them there is 710.1c.',
    '711.1a':
      'One-shot modifiers carry no timestamp. They apply the moment they are made, with all continuous modifiers that matter already counted in.',
    '711.2':
      'A card’s timestamp: when it entered play or its area (there from the start: the start of the match). A continuous modifier’s: when its power was played; from an always-on power (703.1), the card’s own if printed on it, else when added; lost and back, new (700.3); from an unnamed counter raising ATK or DEF, when put on.',
    '711.3':
      'If several continuous modifiers start to apply at once, the lead player puts the timestamps of those they control in order, ahead of all the rest. The defending player then orders those they control, all later than the lead player’s.',
    '712.1':
      'A continuous modifier depends on another if, without that other one, it could apply to different cards or would do something different to them.',
    '712.1a': 'Nothing ever depends on a replacement modifier. A modifier that depends on no other is independent.',
    '712.2':
      'If anything is dependent, line up the independent modifiers by timestamp. Slot in each dependent one behind the latest timestamp among its own and those of all it depends on. Then apply them all in that order.',
    '712.3':
      'Modifiers that all depend on one another would each want to come last (712.2). For each card affected, begin with the earliest timestamp among those that apply to it, then go on round the loop by dependency and timestamp, each once.',
  },
} as const;

import type { SpokenLanguage } from './word-classes.ts';

/** Phrases, in lower case, that indicate the kind of a turn. They are matched between spaces. */
interface Phrases {
  /** The beginning of a story: more sentences will follow. */
  story: RegExp;
  /** The beginning or continuation of a list. */
  list: RegExp;
  /** The speaker hands over the turn. */
  closing: RegExp;
  /** Kinds of clauses: about the future, the past, feelings, other people, requests. */
  moods: readonly (readonly [name: string, pattern: RegExp])[];
  /** A request that is not phrased as a question. */
  request: RegExp;
  /** A complete short answer. */
  reply: RegExp;
  /** Last words after which more must follow. */
  unfinished: RegExp;
  /** Verbs and persons typical of stories. */
  telling: RegExp;
  /** The verb of a German clause whose other half comes at its end ("ich habe ihn gestern … gesehen"). */
  opensBracket?: RegExp;
  /** That other half. */
  closesBracket?: RegExp;
}

export const phrases: Record<SpokenLanguage, Phrases> = {
  en: {
    story:
      / (?:what happened|the other day|last (?:week|night|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|this morning|one day|years? ago|it (?:all )?started|there (?:was|is|s) this|when i was|first day|back in|used to|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)) /,
    list: / (?:first(?:ly)?|second(?:ly)?|third(?:ly)?|(?:two|three|four|few|couple of|some) (?:things|questions|ideas|reasons|points|options)|first of all|plus side|on the one hand|on the other hand|on top of that|options are|to start with) /,
    closing:
      / (?:that's (?:it|all|about it)|so yeah|what do you think|you know what i mean|does that make sense|i don't know what to do|what (?:should|can|do) i do|thanks?|thank you|please|anyway that's it) $/,
    request: /^ (?:(?:please|so|and|okay|just) )*(?:tell me|give me|help me|show me|explain|say it|say that|repeat|let's) /,
    unfinished:
      / (?:um|uh|uhm|umm|er|erm|hm|hmm|and|but|or|because|cause|if|when(?: i| he| she| we| they)?|the|a|an|my|your|his|our|their|every|i'm|you're|he's|she's|we're|they're|it's just|i'd|i'll|we'll|is the|in the|you know|i don't know how|how (?:do|can|would|should) (?:i|you|we)|which|whose|whether|of|from|into|between|really|very|kind of|sort of|what's it called|what was it|something about|on the (?:one|other) hand|is|was|than|like|who|that (?:i|he|she|we|they)) $/,
    reply: /^(?:(?:yes|yeah|no|well|um|uh|okay) )*(?:no|nope|not (?:really|yet|at all|sure|much)|i (?:don't know|think so|do|did|am|guess so|hope so|can|will)|no idea|maybe|perhaps|just once|never|hello|hi|bye|thanks|thank you|stop|please|both|neither|go ahead|let's go on|let's do that|of course not)$/,
    moods: [
      ['future', / (?:i'll|we'll|will|i'm going to|i am going to|i'd|would|i plan|my plan|next time|tomorrow|tonight|i want to|i could|let's|let me) /],
      ['past', / (?:was|were|had|did|didn't|said|told|went|came|got|asked|looked|started|stood|sat|called|gave|knew|thought|left|took|wanted|\w{2,}ed) /],
      ['feeling', / (?:i feel|i felt|i'm (?:so|just|really|proud|scared|afraid|tired|nervous)|it hurts|it makes me|i miss|i hate|i keep|i can't|makes me) /],
      ['others', / (?:he|she|they|him|her|them|his|their|people|everyone|everybody|nobody) /],
      ['me', / (?:i|me|my|myself|we|us) /],
      ['asking', / (?:can you|could you|should i|do you|what|how|why|help me|tell me) /],
      ['hedge', / (?:i think|i guess|i suppose|maybe|probably|kind of|sort of|i mean|you know) /],
    ],
    telling:
      / (?:he|she|they|said|told|was|were|had|went|came|got|asked|looked|started|didn't|wasn't|couldn't|called|just|then) /g,
  },
  de: {
    story:
      / (?:es war so|neulich|letzte[nrs]? (?:woche|nacht|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|gestern|heute früh|eines tages|angefangen hat|da war|als ich|als die|damals|früher|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|studium)|vor (?:ein|zwei|drei|fünf|zehn) jahren|der erste tag) /,
    list: / (?:erstens|zweitens|drittens|zum einen|zum anderen|(?:zwei|drei|vier|ein paar|einige) (?:dinge|fragen|sachen|gründe|punkte)|einerseits|andererseits|zuerst|obendrein) /,
    closing:
      / (?:das war's|das war es|das ist alles|keine ahnung|was meinst du|weißt du was ich meine|was (?:soll|kann) ich tun|danke|bitte) $/,
    request: /^ (?:(?:bitte|also|und|okay) )*(?:sag|sage|gib|hilf|zeig|erklär|erkläre|erzähl|wiederhole|nenn|lass uns) /,
    unfinished:
      / (?:ähm|äh|öhm|hm|na ja|naja|also|und|oder|aber|weil|dass|ob|wenn|als|sondern|der|die|den|dem|eine|einem|einer|meinen|meinem|meiner|deine|seine|unsere|zum|zur|im|ins|vom|beim|für|gegen|wegen|von|in|sehr|ganz|irgendwie|eigentlich|halt|glaube ich|ich würde sagen|ich denke|wie soll ich sagen|soll ich|dass (?:ich|er|sie|wir|es|man)|wie (?:soll|kann) ich|obendrein|einerseits|andererseits|wer|wo) $/,
    reply: /^(?:(?:ja|nein|na|ähm|äh|okay) )*(?:nein|nee|nö|nicht (?:wirklich|so sehr|ganz)|noch nicht|eher nicht|gar nicht|(?:das )?weiß ich (?:noch )?nicht|(?:ich )?glaube? (?:schon|ich|nicht)|keine ahnung|vielleicht|nur einmal|nie|hallo|tschüss|danke|bitte|beides|moment mal|machen wir|das war's|ich denke schon)$/,
    moods: [
      ['future', / (?:ich werde|werde|würde|morgen|heute abend|nächste\w*|ich will|ich könnte|ich möchte|ich muss|machen wir|montag|herbst) /],
      ['past', / (?:war|waren|hatte|hatten|kam|ging|saß|stand|wusste|dachte|wollte|sollte|konnte|(?:hab|habe|hat|haben|bin|ist|sind) (?:\p{L}+ ){0,6}(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert)) /u],
      ['feeling', / (?:ich fühle|gefühlt|bin (?:so|einfach|richtig|stolz|müde|nervös|stinksauer)|tut (?:weh|gut)|fehlt mir|ich habe (?:richtig )?angst|ich komme mir|ich hasse|kann nicht mehr) /],
      ['others', / (?:er|sie|ihm|ihn|ihr|ihre|seine|leute|alle|keiner|jemand|man) /],
      ['me', / (?:ich|mir|mich|mein\w*|wir|uns) /],
      ['asking', / (?:kannst du|könntest du|soll ich|muss ich|darf|was|wie|warum|hilfst du|sag) /],
      ['hedge', / (?:ich glaube|ich denke|vielleicht|wahrscheinlich|irgendwie|wohl|eigentlich|weißt du) /],
    ],
    telling:
      / (?:er|sie|hat|hatte|war|waren|kam|ging|saß|stand|gesagt|gefragt|gemeint|dann|da|wollte|sollte|keiner|hab) /g,
    opensBracket:
      / (?:habe|hab|hast|hat|haben|hatte|hatten|bin|bist|ist|sind|war|wird|werde|werden|würde|kann|kannst|können|könnte|soll|sollte|muss|darf|will|wollte|möchte) /,
    closesBracket: / (?:ge\p{L}+(?:t|en)|(?:ver|be|er|ent|zer)\p{L}+(?:t|en)|\p{L}{2,}ge\p{L}+(?:t|en)|\p{L}{3,}(?:en|ern|eln)) $/u,
  },
}; // prettier-ignore

import type { Language } from './language.ts';
import type { Slots } from './slots.ts';
import type { Tone } from './tones.ts';
import { germanToTheirFace, toTheirFace } from './turn-clause.ts';

/** What the person wants from the other, in their own words. */
export type Wish =
  /** To be done or known by the other; in German a subordinate clause about them, in the third person. */
  | { kind: 'do'; what: string; isNot: boolean }
  /** In German alone: the same as an infinitive. */
  | { kind: 'can'; what: string }
  /** Something that the person wants to have. */
  | { kind: 'have'; what: string };

const dayOrMonth =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/g;
/** In words. A longer clause is a story. */
const longest = 22;

const theOther =
  '(?:him|her|them|(?:my|the|our) (?!(?:own|only|same|first)\\b)[a-z-]+(?: \\p{Lu}[\\p{L}-]+)?|\\p{Lu}[\\p{L}-]+)';
const wantsThemTo = new RegExp(
  `\\bi(?:['’]?d)?(?: (?:just|only|really|do|also|simply|still|would))* (don['’]?t |do not )?(?:want|need|like|love|expect) ${theOther} (?:at least |just |both |all )?(not |never )?to (.+)`,
  'iu',
);
const wantsToHave =
  /\bi(?:['’]?d)?(?: (?:just|only|really|do|also|simply|still|would))* (?:want|need|like)(?: to have| to get)? ((?:the|my|our|all of|half|at least|at most|a|an|one|two|three|four|five|six|[£€$]?\d[\d.,]*)\b.+)/iu;
/** What is wanted from the coach, or of life. */
const wantedOtherwise =
  /\b(?:sentence|line|words?|text|message|mail|e-?mail|version|opening|answer from you|advice|help|tip|hint|script|drink|break|way|idea|chance|minute|second opinion|life|reason to)\b/i;

const germanWants =
  '\\b[Ii]ch (?:will|möchte?|würde gern|hätte? gern|wünsche? mir|brauche?|erwarte|bitte)(?: (?:nur|einfach|halt|eigentlich|bloß|ja|aber|eben|schon|jetzt|von \\p{L}+))*';
const germanThat = new RegExp(
  `${germanWants},? (?:dass (?=(?:er|sie|(?:der |die )?\\p{Lu}\\p{Ll}+) )|das (?=(?:er|sie) ))(.+)`,
  'u',
);
const germanShall =
  /(?:^|[.,;!?] |\b(?:und|aber|dann|also) )(?:er|sie) soll(?:en)?(?: (?:mir|das|es|mal|bitte|halt|einfach|wenigstens))* ([^.?!]+)/iu;
const germanHave = new RegExp(
  `${germanWants} ((?:das|den|die|mein|meine|meinen|unser|unsere|unseren|ein|eine|einen|\\d)\\p{L}* .+|\\d.+)`,
  'iu',
);
const germanWantedOtherwise =
  /\b(?:satz|sätze|worte?|text|nachricht|mail|e-?mail|fassung|anfang|tipp|rat|hilfe|idee|weg|pause)\b/iu;

/** Reads what the person wants from the other, the newest message first. @param said what they wrote, oldest first */
export function wishIn(said: readonly string[], slots: Slots, language: Language): Wish | undefined {
  const read = language === 'de' ? germanWish : englishWish;
  for (const text of said.toReversed())
    for (const sentence of sentencesOf(text).toReversed()) {
      const wish = read(sentence, slots);
      if (wish) return wish;
    }
  return undefined;
}

const sentencesOf = (text: string) => text.replace(/[’`´]/g, "'").split(/(?<=[.?!;…])\s+|\n+/u);

function englishWish(sentence: string): Wish | undefined {
  const [, refuses, isNot, toDo] = wantsThemTo.exec(sentence) ?? [];
  const done = clauseOf(toDo);
  if (done) return { kind: 'do', what: toTheirFace(done), isNot: (refuses ?? isNot) !== undefined };
  const had = clauseOf(wantsToHave.exec(sentence)?.[1]);
  return had && !wantedOtherwise.test(had) ? { kind: 'have', what: toTheirFace(had) } : undefined;
}

function germanWish(sentence: string, slots: Slots): Wish | undefined {
  const that = clauseOf(germanThat.exec(sentence)?.[1]);
  if (that) {
    const [named = ''] = /^(?:(?:der|die) )?(?:(?:Frau|Herr) )?\p{Lu}\p{Ll}+/u.exec(that) ?? [];
    const isTheOther = slots.names.some((name) => name.split(' ').at(-1) === named.split(' ').at(-1));
    // The verb at the end would belong to the inner clause.
    if ((named && !isTheOther) || / (?:von wem|was|wie|wer|wo|warum|dass|ob|zu \p{Ll}+en)\b/u.test(that))
      return undefined;
    const what = named ? that.replace(named, 'er') : that;
    return germanToTheirFace(what, true) === undefined ? undefined : { kind: 'do', what, isNot: false };
  }
  const shall = clauseOf(germanShall.exec(sentence)?.[1]);
  if (shall && /(?:\p{Ll}en|[lr]n|\b(?:sein|tun))$/u.test(shall)) return { kind: 'can', what: shall };
  if (shall && /\b(?:zum|zur|ins|nach) \p{L}+$/u.test(shall)) return { kind: 'can', what: `${shall} gehen` };
  const had = clauseOf(germanHave.exec(sentence)?.[1]);
  if (had === undefined || germanWantedOtherwise.test(had)) return undefined;
  // “Ich will den Urlaub absagen” is what the person does.
  return /\p{Ll}{2,}(?:en|ern|eln)$/u.test(had) && !/\b(?:haben|bekommen|wiederhaben|zurückhaben)$/u.test(had)
    ? undefined
    : {
        kind: 'have',
        what: had.replace(/ ?(?:wieder|zurück)?(?:haben|bekommen)$/u, (verb) =>
          /zurück|wieder/.test(verb) ? ' zurück' : '',
        ),
      };
}

/** Returns a clause without what follows it; undefined if it cannot be said as it is. */
function clauseOf(words: string | undefined): string | undefined {
  const [clause = ''] = (words ?? '').split(
    /[.?!;:\n()…]| [-–—] |(?:,? |^)(?:but|because|cause|cos|since|and (?:i|then i|he|she|not)|so (?:i|that i|we)|then (?:i|we)|or (?:i|else)|if (?:that|possible|he|she)|that['’]?s|lol|tbh|aber|weil|denn|sonst|damit|wenn|mehr nicht|und (?:ich|er|sie|nicht)|oder ich)\b|, (?=(?:i|it|he|she|they|we|you|what|how|no|not|please|ich|er|sie|es|wir|was|wie|nicht|bitte)\b)/iu,
  );
  const whole = clause
    .trim()
    .replace(/,$/, '')
    .replace(/\s+(?:please|pls|ok|lol|bitte|tbh|honestly)$/iu, '');
  const count = whole.split(/\s+/).length;
  if (whole === '' || count > longest || /["“”„«»]/.test(whole)) return undefined;
  return whole.replace(/\bi\b/g, 'I').replace(dayOrMonth, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
}

/** Says the wish to the other. @param familiar whether German says `du` */
export function sayWish(wish: Wish, tone: Tone, language: Language, familiar: boolean): string {
  return language === 'de' ? wishInGerman(wish, familiar)[tone] : wishInEnglish(wish)[tone];
}

function wishInEnglish(wish: Wish): Record<Tone, string> {
  const { what } = wish;
  if (wish.kind === 'have')
    return {
      plain: `I’d like ${what}. Can we do that?`,
      softer: `Would it be possible that I get ${what}?`,
      firmer: `I want ${what}, and I’d like your answer today.`,
    };
  if (wish.kind === 'do' && wish.isNot)
    return {
      plain: `I’d like you not to ${what}. Can I count on that?`,
      softer: `Could you please not ${what}? It matters to me.`,
      firmer: `Please don’t ${what}. I mean it.`,
    };
  if (/^know\b/i.test(what))
    return {
      plain: `I’d like you to ${what}.`,
      softer: `I’d just like you to ${what}.`,
      firmer: `I want you to ${what}.`,
    };
  return {
    plain: `I’d like you to ${what}. Will you do that?`,
    softer: `Could you ${what}? It would help me a lot.`,
    firmer: `I want you to ${what}. Please tell me today whether you will.`,
  };
}

function wishInGerman(wish: Wish, familiar: boolean): Record<Tone, string> {
  const what = wish.kind === 'do' ? (germanToTheirFace(wish.what, familiar) ?? wish.what) : wish.what;
  const [you, can, could, will] = familiar
    ? ['du', 'Kannst du', 'Könntest du', 'wirst']
    : ['Sie', 'Können Sie', 'Könnten Sie', 'werden'];
  if (wish.kind === 'have') {
    const back = what.endsWith(' zurück');
    const got = back ? `${what.replace(/ zurück$/, '')} zurückbekomme` : `${what} bekomme`;
    return {
      plain: `Ich hätte gern ${what}. Geht das?`,
      softer: `Wäre es möglich, dass ich ${got}?`,
      firmer: `Ich möchte ${what}, und ich brauche heute eine Antwort.`,
    };
  }
  if (wish.kind === 'can')
    return {
      plain: `${can} ${what}?`,
      softer: `${could} bitte ${what}? Das würde mir sehr helfen.`,
      firmer: `Ich möchte mich darauf verlassen, dass ${you} ${what} ${will}.`,
    };
  return {
    plain: `Ich möchte, dass ${what}.`,
    softer: `Ich wünsche mir, dass ${what}. Geht das?`,
    firmer: `Ich erwarte, dass ${what}.`,
  };
}

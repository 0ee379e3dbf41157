import { mayHintAtDanger } from '@greenroom/safety';
import type { Language } from './flows/language.ts';
import { isQuestion } from './is-question.ts';
import { turned } from './own-words.ts';

/** In words. Shorter sentences say nothing, up to `whole` nothing is cut off, and longer ones are hard to follow. */
const length = { least: 3, whole: 9, most: 16 };

/** Fillers at the beginning of spoken sentences. */
const fillers = {
  en: /^(?:(?:like|so|well|ok|okay|yeah|yes|no|nope|and|but|also|anyway|hm+|um|uh|honestly|actually)\b[,.:;!…]*\s+)+/iu,
  de: /^(?:(?:na ja|naja|also|ja|nein|und|aber|gut|ok|okay|hm+|ehrlich gesagt)\b[,.:;!…]*\s+)+/iu,
} as const;

/** Where a sentence may be cut: not after words the first part depends on. */
const joints = {
  en: /,\s+|\s+[-–—]\s+|;\s+|\s+(?:but|because|although|though)\s+/u,
  de: /,\s+(?=(?:aber|jetzt|ich|er|nur|nicht|weil|obwohl)\b)|\s+[-–—]\s+|;\s+/u,
} as const;

/** Addresses the coach or asks for something, so it is not a statement. */
const calls =
  /\b(?:you|your|u|please|let['’]?s|tell me|give me|help|thanks?|du|dir|dich|dein\w*|bitte|danke|sag mir|sagen sie|geben sie|helfen sie)\b/iu;

/**
 * Repeats a sentence the person stated in the second person: `I’ve said it twice already` → `You’ve said it twice
 * already.`
 * @returns undefined if no sentence can be turned by rule, or if the text may hint at danger
 */
export function saidBack(text: string, language: Language): string | undefined {
  if (mayHintAtDanger(text) || calls.test(text)) return undefined;
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u);
  for (const sentence of sentences) {
    if (isQuestion(sentence) || /[()]/u.test(sentence)) continue;
    const bare = shorten(
      sentence
        .trim()
        .replace(fillers[language], '')
        .replace(/[.!…\s]+$/u, ''),
      language,
    );
    const count = bare.split(/\s+/).length;
    if (count < length.least || count > length.most) continue;
    const back = aroundQuoted(bare, language);
    if (back !== undefined) return `${back.charAt(0).toUpperCase()}${back.slice(1)}.`;
  }
  return undefined;
}

/** Keeps another person's quoted words unchanged: `she always says “just hang in there”`. */
function aroundQuoted(sentence: string, language: Language): string | undefined {
  const turnedSentence = (text: string) => (language === 'de' ? inGerman(text) : inEnglish(text));
  const [, before, words] = /^([^“”„"]+?)[,:]? ?["“„]([^“”„"]+)["”“]$/u.exec(sentence) ?? [];
  if (before !== undefined && words !== undefined) {
    const said = turnedSentence(before);
    return said && (language === 'de' ? `${said}: „${words}“` : `${said}: “${words}”`);
  }
  return /[“”„"]/u.test(sentence) ? undefined : turnedSentence(sentence);
}

/** Cuts a sentence where its thought is complete. */
function shorten(sentence: string, language: Language): string {
  if (/["“„]/u.test(sentence) || sentence.split(/\s+/).length <= length.whole) return sentence;
  const [first = ''] = sentence.split(joints[language]);
  return first.split(/\s+/).length >= length.least ? first : sentence;
}

const englishVerb =
  /\b(?:am|is|are|was|were|has|have|had|do|does|did|don['’]?t|didn['’]?t|doesn['’]?t|can|can['’]?t|could|couldn['’]?t|will|won['’]?t|would|wouldn['’]?t|haven['’]?t|hasn['’]?t|isn['’]?t|wasn['’]?t|i['’]?m|i['’]?ve|i['’]?ll|i['’]?d|it['’]?s|he['’]?s|she['’]?s|they['’]?re|we['’]?re|we['’]?ve|wants?|says?|said|thinks?|knows?|knew|gets?|got|goes|went|feels?|felt|makes?|made|takes?|took|keeps?|kept|needs?|earns?|works?|lives?|likes?|ignores?|laughed|told|asked|asks|tells|left|lost|came|comes|gave|gives|\p{L}{3,}ed)\b/iu;
/** Beginnings of English statements; an adverb of time may precede the subject. */
const englishSubject =
  /^(?:(?:yesterday|today|last (?:time|week|month|year|night)|this (?:week|morning)|on \p{L}+|in \p{L}+|since \p{L}+|at \p{L}+|sometimes|usually|one of (?:them|us)),?\s+)?(?:i|i['’]?m|i['’]?ve|i['’]?d|i['’]?ll|we|we['’]?re|we['’]?ve|he|she|they|it|he['’]?s|she['’]?s|they['’]?re|it['’]?s|my|our|his|her|their|the|a|an|one of|nobody|everybody|everyone|someone|somebody)\b/iu;
const named =
  /^\p{Lu}\p{Ll}+ (?:is|was|has|had|says|said|wants|thinks|keeps|never|always|does|did|doesn['’]t|didn['’]t|told|asked|ignores|left)\b/u;

function inEnglish(sentence: string): string | undefined {
  if (!(englishSubject.test(sentence) && englishVerb.test(sentence)) && !named.test(sentence)) return undefined;
  // In "I want us both there", the coach cannot tell who is meant.
  if (/\bboth\b|\beach other\b/i.test(sentence)) return undefined;
  const spelled = sentence
    .replace(/\bim\b/gi, 'I’m')
    .replace(/\bive\b/gi, 'I’ve')
    .replace(
      /\b(dont|didnt|doesnt|cant|wont|isnt|wasnt|havent|hasnt|couldnt|wouldnt)\b/gi,
      (word) => `${word.slice(0, -1)}’t`,
    )
    .replace(/\bshes\b/gi, 'she’s')
    .replace(/\bhes\b/gi, 'he’s')
    .replace(/\btheyre\b/gi, 'they’re');
  const you = turned(spelled);
  return you
    ?.replace(/\bwe['’]re\b/gi, 'you’re')
    .replace(/\bwe['’]ve\b/gi, 'you’ve')
    .replace(/\bwe were\b/gi, 'you were')
    .replace(/\bwe\b/gi, 'you')
    .replace(/\bour\b/gi, 'your')
    .replace(/\bus\b/gi, 'you')
    .replace(
      /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/g,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    );
}

/** First-person verbs and their `Sie` form, where known. */
const germanVerbs: Readonly<Record<string, string>> = {
  bin: 'sind',
  habe: 'haben',
  hab: 'haben',
  will: 'wollen',
  kann: 'können',
  muss: 'müssen',
  darf: 'dürfen',
  soll: 'sollen',
  möchte: 'möchten',
  weiß: 'wissen',
  war: 'waren',
  hatte: 'hatten',
  werde: 'werden',
  würde: 'würden',
  wollte: 'wollten',
  konnte: 'konnten',
  musste: 'mussten',
  sollte: 'sollten',
  wurde: 'wurden',
};
const germanOwn = /^mein(e[mnrs]?)?$/iu;
/** Beginnings of German statements. */
const germanSubject =
  /^(?:ich|er|sie|es|das|die|der|mein\w*|seine?|ihre?|gestern|heute|morgen|letzte\w*|seit|am|im|beim|bei|mit|mich|mir|dann|da|niemand|alle|keiner|eine[rs]?|frau|herr)\b/iu;
const germanName = /^\p{Lu}\p{Ll}+ (?:ist|hat|sagt|will|kann|war|wird|macht|kommt|redet|findet)\b/u;
/** The rest of the sentence was cut off or never written. */
const unfinished = /\b(?:sagt|gesagt|sagen|meint|denkt|will|findet|glaubt|fragt|fragen|doch)$/u;

/** Only for text with capitals: repeated without them, it would look careless. */
function inGerman(sentence: string): string | undefined {
  if (!/\s\p{Lu}\p{Ll}/u.test(sentence) || /\b(?:wir|uns|unser\w*|man|ihr|euch)\b/iu.test(sentence)) return undefined;
  if (!germanSubject.test(sentence) && !germanName.test(sentence)) return undefined;
  if (/[,:]/.test(sentence) || unfinished.test(sentence)) return undefined;
  const words = sentence.split(/\s+/);
  const at = words.findIndex((word) => /^ich$/iu.test(word));
  // The verb of a second first-person clause stands elsewhere.
  if (at !== -1 && (words.filter((word) => /^ich$/iu.test(word)).length > 1 || words.includes('und'))) return undefined;
  const back = words.map((word) => toSie(word, at !== -1));
  if (at === -1) return back.join(' ');
  for (const place of [at + 1, at - 1]) {
    const verb = verbToSie(words[place]?.toLowerCase() ?? '');
    if (verb !== undefined) return back.with(place, verb).join(' ');
  }
  return undefined;
}

function toSie(word: string, isTheirDoing: boolean): string {
  if (/^ich$/iu.test(word)) return 'Sie';
  const own = germanOwn.exec(word);
  if (own) return `Ihr${own[1] ?? ''}`;
  if (!/^mi(?:ch|r)$/iu.test(word)) return word;
  return isTheirDoing ? 'sich' : word.toLowerCase() === 'mir' ? 'Ihnen' : 'Sie';
}

function verbToSie(verb: string): string | undefined {
  const known = germanVerbs[verb];
  if (known !== undefined) return known;
  if (/^(?:eine|keine|alle|diese|jede|seine|ihre|gerne)$/.test(verb)) return undefined;
  if (/^\p{Ll}+[bdfgkpt]le$/u.test(verb)) return `${verb.slice(0, -2)}eln`;
  return /^\p{Ll}{2,}[^aeiouäöü]e$/u.test(verb) ? `${verb}n` : undefined;
}

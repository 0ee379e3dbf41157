import { isBackChannel } from '../words/back-channel.ts';
import { plainWords } from '../words/plain-words.ts';
import type { AskedFor } from './asked-for.ts';
import { phrases } from './phrases.ts';
import { classOf, spokenLanguageOf, type SpokenLanguage, type WordClass } from './word-classes.ts';

/** A turn so far, at a pause. */
export interface TurnSoFar {
  /** As the transcriber wrote it; its punctuation is ignored. */
  text: string;
  /** Primary subtag. */
  language: string;
  askedFor: AskedFor;
  /** The earlier pauses, as the number of words before each; empty for a first pause. */
  pausedAfter: readonly number[];
}

/** A turn split for reading. */
interface Read {
  spokenLanguage: SpokenLanguage;
  words: readonly string[];
  /** The words since the last pause, usually a clause. */
  piece: readonly string[];
}

function read({ text, language, pausedAfter }: TurnSoFar): Read {
  const words = plainWords(text);
  const from = pausedAfter.findLast((after) => after < words.length) ?? 0;
  return { spokenLanguage: spokenLanguageOf(language), words, piece: words.slice(from) };
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Returns the features of a turn that predict whether it is over, by name; each is present or not. */
export function featuresOf(turn: TurnSoFar): string[] {
  const parts = read(turn);
  if (parts.words.length === 0) return [];
  return [...endFeatures(parts), ...pieceFeatures(parts), ...turnFeatures(parts, turn)];
}

/** Returns features of the last words: whether a sentence can end there. */
function endFeatures({ words, spokenLanguage }: Read): string[] {
  const [last = '', second = '^', third = '^'] = words.slice(-3).reverse();
  const kinds = [last, second, third].map((word) => (word === '^' ? '^' : classOf(word, spokenLanguage)));
  return [
    `last ${spokenLanguage} ${last}`,
    `class ${kinds[0]}`,
    `class ${spokenLanguage} ${kinds[0]}`,
    `classes ${kinds[1]} ${kinds[0]}`,
    `classes ${kinds[2]} ${kinds[1]} ${kinds[0]}`,
    ...(kinds[0] === 'other' ? [`ending ${spokenLanguage} ${last.slice(-2)}`] : []),
  ];
}

function pieceFeatures(parts: Read): string[] {
  const { piece, spokenLanguage } = parts;
  const [first = '', next = ''] = piece;
  const start = classOf(first, spokenLanguage);
  const { opensBracket, closesBracket } = phrases[spokenLanguage];
  const open = opensBracket?.test(spaced(piece)) && !closesBracket?.test(spaced(piece));
  return [
    `piece ${step(piece.length)}`,
    `begins ${start}`,
    `begins ${spokenLanguage} ${first}`,
    `begins ${start} ${classOf(next, spokenLanguage)}`,
    ...(open ? ['verb open'] : []),
    ...new Set(piece.map((word) => `has ${spokenLanguage} ${word}`)),
  ];
}

/**
 * Returns features of the turn as a whole: its kind, the question, its length and its pauses, alone and in combination.
 */
function turnFeatures(parts: Read, { askedFor, pausedAfter }: TurnSoFar): string[] {
  const { words, piece, spokenLanguage } = parts;
  const { list, closing, telling, moods } = phrases[spokenLanguage];
  const spoken = spaced(words);
  const told = (spoken.replaceAll(' ', '  ').match(telling) ?? []).length;
  const kind = kindOf(parts, told);
  const pauses = Math.min(pausedAfter.length, 4);
  const paused = Math.min(pauses, 2);
  const length = words.length <= 3 ? 'short' : words.length <= 8 ? 'middling' : words.length <= 15 ? 'long' : 'longest';
  const mood = moods.find(([, pattern]) => pattern.test(spaced(piece)))?.[0] ?? 'plain';
  const fillers = words.slice(-6).filter((word) => classOf(word, spokenLanguage) === 'filler').length;
  return [
    'any',
    spokenLanguage,
    kind,
    `asked ${askedFor}`,
    `pauses ${pauses}`,
    `words ${length}`,
    `mood ${mood}`,
    `${kind}, ${spokenLanguage}`,
    `${kind}, asked ${askedFor}`,
    `${kind}, pauses ${pauses}`,
    `${kind}, words ${length}`,
    `${kind}, mood ${mood}`,
    `asked ${askedFor}, pauses ${paused}`,
    `asked ${askedFor}, words ${length}`,
    `pauses ${paused}, words ${length}`,
    `pauses ${paused}, mood ${mood}`,
    `${kind}, asked ${askedFor}, pauses ${paused}`,
    `${kind}, asked ${askedFor}, words ${length}`,
    `${kind}, pauses ${paused}, mood ${mood}`,
    `words a piece ${step(Math.round(words.length / (pausedAfter.length + 1)))}`,
    `telling ${Math.min(told, 5)}`,
    ...(list.test(spoken) ? ['list', `list, pauses ${paused}`] : []),
    ...(closing.test(spoken) ? ['closing'] : []),
    ...(fillers > 0 ? [`fillers ${Math.min(fillers, 2)}`] : []),
  ];
}

/** Classes of words after which a sentence rarely ends. */
const leadsOn: ReadonlySet<WordClass> = new Set([
  'and', 'sub', 'article', 'own', 'prep', 'aux', 'modal', 'filler', 'asks', 'degree',
]); // prettier-ignore

const verbs: readonly WordClass[] = ['aux', 'modal'];

/** Returns the kind of turn that it looks like so far. */
function kindOf(parts: Read, told: number): 'reply' | 'question' | 'goes on' | 'story' | 'statement' {
  const { words, piece, spokenLanguage } = parts;
  if (isBackChannel(words.join(' ')) || phrases[spokenLanguage].reply.test(words.join(' '))) return 'reply';
  const last = classOf(words.at(-1)!, spokenLanguage);
  const asks = isQuestion(piece, spokenLanguage) || phrases[spokenLanguage].request.test(spaced(piece));
  if (asks && (!leadsOn.has(last) || verbs.includes(last) || last === 'prep')) return 'question';
  // German verbs come last in dependent clauses.
  const verbLast =
    spokenLanguage === 'de' && verbs.includes(last) && piece.some((word) => classOf(word, spokenLanguage) === 'sub');
  if (leadsOn.has(last) && !verbLast) return 'goes on';
  return isStory(words, spokenLanguage) || told >= 6 ? 'story' : 'statement';
}

/** Returns whether a turn so far tells a story. */
export function isStory(words: readonly string[], spokenLanguage: SpokenLanguage): boolean {
  return phrases[spokenLanguage].story.test(spaced(words.slice(0, 14)));
}

/** Detects a question by word order: "what should …", "can you …", "soll ich …". */
function isQuestion(piece: readonly string[], spokenLanguage: SpokenLanguage): boolean {
  const from = ['and', 'filler'].includes(classOf(piece[0] ?? '', spokenLanguage)) ? 1 : 0;
  const [first, second, third] = piece.slice(from, from + 3).map((word) => classOf(word, spokenLanguage));
  if (first === undefined || second === undefined) return false;
  if (first === 'asks' || /^(?:who|where|when|which|wer|wo|wann|welche[rsn]?)$/.test(piece[from]!))
    return verbs.includes(second) || (third !== undefined && verbs.includes(third)) || piece[from + 1] === 'if';
  return verbs.includes(first) && (second === 'subject' || piece[from + 1] === 'man');
}

/** Beginnings of clauses that need another clause. */
const dependent: Record<SpokenLanguage, RegExp> = {
  en: /^ (?:(?:and|but|so) )?(?:if|when|whenever|while|although|though|unless|once|as soon as|after|before|until) /,
  de: /^ (?:(?:und|aber) )?(?:wenn|als|falls|sobald|obwohl|während|bevor|nachdem|bis) /,
};
/** A longer piece may contain both clauses. In words. */
const longestClause = 7;

/** Returns whether more must follow the last words, whatever came before. */
export function isUnfinished(turn: TurnSoFar): boolean {
  const { words, piece, spokenLanguage } = read(turn);
  if (phrases[spokenLanguage].reply.test(words.join(' '))) return false;
  const [last, second] = words.slice(-2).reverse();
  const begins = piece.length === words.length || /^(?:and|but|so|und|aber)$/.test(piece[0] ?? '');
  const conditional = begins && piece.length <= longestClause && dependent[spokenLanguage].test(spaced(piece));
  return (words.length > 1 && last === second) || conditional || phrases[spokenLanguage].unfinished.test(spaced(words));
}

/** Steps of lengths: everything above the last is treated alike. */
const steps = [1, 2, 3, 4, 6, 9, 13, 19, 28, 45];
const step = (length: number) => steps.findLast((from) => length >= from) ?? 0;

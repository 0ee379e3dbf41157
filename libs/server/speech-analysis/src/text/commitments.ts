import { dayIn } from '@greenroom/contracts/named-day';
import { englishPromises } from '../promises/english-promises.ts';
import { germanPromises } from '../promises/german-promises.ts';
import { promiseIn } from '../promises/promise-rules.ts';

/** A promise in the speaker's own words, and the day (`YYYY-MM-DD`) by which, if they name one. */
export interface Commitment {
  text: string;
  dueOn: string | null;
}

const opening = "(?:i'll|i will|i'm going to|i am going to|i'm gonna|i shall|i plan to|i promise to|ich werde)";
/** Sounds of hesitation. "um" is a word in German. */
const hesitations = {
  en: /,\s*(?:um+|uh+|erm?|hm+)\s*,(?=\s)|(?<![\p{L}\d])(?:um+|uh+|erm?|hm+)(?![\p{L}\d])[,\s]*/giu,
  de: /,\s*(?:äh+|ähm+|hm+)\s*,(?=\s)|(?<![\p{L}\d])(?:äh+|ähm+|hm+)(?![\p{L}\d])[,\s]*/giu,
};
/** Words that fill a pause between commas: "I'll, you know, sort it". */
const fillers = /,\s*(?:you know|i mean|like|let's say|sort of|kind of|sagen wir|sozusagen)\s*,\s*/giu;
/** A repeated word or two: "the, the van", "I'll – I'll", "we will, we will". */
const begunAgain = /(?<![\p{L}\d'])([\p{L}']+(?: [\p{L}']+)?)\s*(?:,|[–—]|\s-)+\s*\1(?![\p{L}\d'])/giu;
/** A pronoun repeated without a pause: "I'll I'll check". */
const pronounAgain = /(?<![\p{L}\d'])((?:i|we|you|it|ich|wir|how)(?:'\p{L}+)?)(?:\s+\1)+(?![\p{L}\d'])/giu;
const reason = /[,\s]+(?:because|since|so that|but|although|even if|weil|aber|damit|obwohl)\b.*$/is;
/** Begins another sentence in a transcript without punctuation: "ask Jonathan about it So alternatively". */
const sentenceWithoutStop = /(?<=\p{Ll}) (?:So|And|But|Or|Yeah|Okay|Well|Um|Uh) .*$/su;
const longest = 300;
/** A longer sentence is pasted text and not a promise. In UTF-16 code units. */
const longestSentence = 600;

/** Returns what a text commits its speaker to. Questions, conditions, jokes and reports do not count. */
export function commitmentsIn(text: string, saidAt: Date): Commitment[] {
  return clausesOf(text).flatMap((clause) => {
    if (clause.endsWith('?')) return [];
    const fluent = (sound: RegExp) =>
      clause.replace(sound, '').replace(fillers, ' ').replace(begunAgain, '$1').replace(pronounAgain, '$1').trim();
    const action =
      promiseIn(fluent(hesitations.en), englishPromises) ?? promiseIn(fluent(hesitations.de), germanPromises);
    const words = action === undefined ? undefined : asText(withoutDay(action, saidAt));
    return words ? [{ text: words, dueOn: dayIn(clause, saidAt)?.day ?? null }] : [];
  });
}

/** Removes the day from the end of an action; elsewhere other words belong to it ("by Friday noon"). */
function withoutDay(said: string, saidAt: Date): string {
  const action = said.replace(/[\s.,!]+$/, '');
  const rest = dayIn(action, saidAt)?.rest;
  return rest && action.startsWith(rest) && !unfinished.test(rest) ? rest : action;
}

/** "Ich buche den Raum für": the day belongs to what is done. */
const unfinished =
  /(?<!\p{L})(?:for|from|about|of|at|in|around|towards?|by|für|von|vom|über|ab|gegen|bis|zum|the|den|die|das|der)$/iu;

/** Splits a text into sentences, and sentences into the parts that each state an action. */
export function clausesOf(text: string): string[] {
  const sentence =
    /(?<=[!?;\n])\s*|(?<!(?<!\d)\d{1,2})(?<!(?<!\p{L})(?:dr|mr|mrs|ms|prof|st|nr|abs|bzw|ca|vgl))\.(?=\s|$)/iu;
  const another = new RegExp(
    `(?<!\\b(?:again|(?:one|once) more\\b.*))(?:,?\\s+(?:and|then|und|dann))+\\s+(?=${opening}\\b)`,
    'i',
  );
  return text
    .replace(/[’`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .split(sentence)
    .filter((one) => one.length <= longestSentence)
    .flatMap((one) => one.split(another))
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Formats words as one line of a recap, without reasons; undefined if too little is left. */
export function asText(words: string): string | undefined {
  const line = words
    .replace(sentenceWithoutStop, '')
    .replace(reason, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;]+|[\s,.:;!]+$/g, '')
    .slice(0, longest);
  return line.includes(' ') ? line.charAt(0).toUpperCase() + line.slice(1) : undefined;
}

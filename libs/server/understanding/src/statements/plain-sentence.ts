const openers =
  /^(?:(?:ok|okay|right|no|nope|nein|yes|yeah|yep|well|so|and|but|also|then|fine|honestly|basically|actually|hi|hello|hey|gut|ja|hallo|also|und|aber|na ja|naja|ehrlich(?: gesagt)?|eigentlich)\b[,!:. ]*)+(?=\S)/i;
/** Contractions typed without apostrophes, as on a phone. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bim (?=\p{L})/giu, "I'm "],
  [/\bive (?=\p{L})/giu, "I've "],
  [/\b(^|, |and )ill (?=\p{L})/giu, "$1I'll "],
  [/\b(do|does|did|is|was|wo|ca|would|could|should|have|has|ai)nt\b/gi, "$1n't"],
];

/** In German, "im" and "ill" are not English contractions. */
const german = /\b(?:ich|mein\w*|nicht|und|der|die|das|ein\w*|wir|mir|mich|er|sie|es|ist|zu|auf|mit)\b/gi;
const english = /\b(?:i|my|the|and|not|a|we|me|he|she|it|is|to|on|with|of|for|that)\b/gi;

export const readsAsGerman = (sentence: string): boolean =>
  (sentence.match(german)?.length ?? 0) > (sentence.match(english)?.length ?? 0);

/** Returns a sentence with plain apostrophes and spaces. */
export function plainSentence(sentence: string): string {
  const plain = sentence
    .replace(/[’`´ʼ‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return readsAsGerman(plain)
    ? plain
    : shortened.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
}

/** Removes openers such as "Okay, well,". */
export const withoutOpeners = (plain: string): string => plain.replace(openers, '');

const end = /(?<![.!?…])[.!?…]+["“”’»)\]*_]*(?:\s+|$)/g;
/** A full stop after these does not end a sentence: abbreviations, list numbers and days. */
const noEnd =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|prof|vs|no|z\. ?b|d\. ?h|bzw|usw|ca|nr|st|\d{1,2}|[a-zäöü])\.\s*$/i;

/** Splits a text into sentences, each with the whitespace after it. Joined, they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(end)) {
    const to = index + found.length;
    if (noEnd.test(text.slice(from, to))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  if (from < text.length) sentences.push(text.slice(from));
  return sentences;
}

/**
 * Whether a sentence, such as the last one of {@link sentencesOf}, is complete, so that no more text can belong to it.
 */
export const isWhole = (sentence: string): boolean => /[.!?…]["“”’»)\]*_]*\s+$/.test(sentence) && !noEnd.test(sentence);

/**
 * Cuts a text after its last whole sentence or list item; if there is none, after its last whole word, with an
 * ellipsis.
 */
export function upToWholeSentence(text: string): string {
  const sentences = sentencesOf(text);
  const isUnfinished = !/[.!?…]["“”’»)\]*_]*\s*$/.test(sentences.at(-1) ?? '');
  const toSentence = (isUnfinished ? sentences.slice(0, -1) : sentences).join('').length;
  const toBlock = [...text.matchAll(/\n(?=[ \t]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]))/g)].at(-1)?.index ?? 0;
  const whole = text.slice(0, Math.max(toSentence, toBlock)).trimEnd();
  if (whole !== '') return whole;
  const words = text.trimEnd().replace(/(?:^|\s+)\S*$/, '');
  return words === '' ? '' : `${words} …`;
}

const end = /(?<![.!?…])[.!?…]+["“”’»)\]*_]*(?:\s+|$)/g;
/** A full stop behind these ends no sentence: abbreviations, and numbers of lists and days. */
const noEnd =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|prof|vs|no|z\. ?b|d\. ?h|bzw|usw|ca|nr|st|\d{1,2}|[a-zäöü])\.\s*$/i;

/** The sentences of a text, each with the space behind it; put together again they are the text. */
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

/** Whether a sentence, as {@link sentencesOf} gives the last one, is at its end: more may not belong to it. */
export const isWhole = (sentence: string): boolean => /[.!?…]["“”’»)\]*_]*\s+$/.test(sentence) && !noEnd.test(sentence);

/**
 * A text up to its last whole sentence, or item of a list; where there is none, up to its last whole word, with an
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

/** Where a sentence ends; the punctuation stays with it. The full stop of a day such as "3." does not end one. */
const end = /(?<=[!?;\n…])\s*|(?<=(?<!(?<!\d)\d{1,2})\.)\s+|(?<!(?<!\d)\d{1,2})\.$/;
/** "I want to leave, how do I start?": the question counts as a separate sentence. */
const question =
  /,\s+(?=(?:how|what|when|where|why|who|which|should|can|could|do|does|is|are|would|wie|was|wann|wo|warum|wer|soll|kann|darf)\b[^,]*\?)/i;

/** Splits a message into sentences, with a question at the end of a sentence split off. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .split(end)
    .flatMap((sentence) => (sentence ?? '').split(question))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));

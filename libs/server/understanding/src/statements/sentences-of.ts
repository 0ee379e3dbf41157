/** Where a sentence ends; the mark stays with it. A day such as "3." ends none. */
const end = /(?<=[!?;\n…])\s*|(?<=(?<!(?<!\d)\d{1,2})\.)\s+|(?<!(?<!\d)\d{1,2})\.$/;
/** "I want to leave, how do I start?": the question is a sentence of its own. */
const question =
  /,\s+(?=(?:how|what|when|where|why|who|which|should|can|could|do|does|is|are|would|wie|was|wann|wo|warum|wer|soll|kann|darf)\b[^,]*\?)/i;

/** The sentences of a message, with a question at the end of one apart. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .split(end)
    .flatMap((sentence) => (sentence ?? '').split(question))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));

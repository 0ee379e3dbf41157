/** Texts of up to this many words are judged as a whole; training has hardly any longer ones. */
const wholeWords = 60;
/** Most windows of a long text: the newest, since people say the gravest things last. */
const mostWindows = 200;

export interface Windows {
  /** Judged as they are. */
  whole: string[];
  /** Sentences out of a longer text. */
  parts: string[];
}

/**
 * Cuts a text into the parts to judge: the text itself where it is short, else its sentences, each with the one before.
 */
export function windowsOf(text: string): Windows {
  const words = text.match(/\S+/g) ?? [];
  if (words.length === 0) return { whole: [], parts: [] };
  const sentences = sentencesOf(text);
  const parts = words.length > shortWords ? sentences : [];
  if (words.length <= wholeWords) return { whole: [text], parts };
  const pairs = sentences.map((sentence, at) => (at === 0 ? sentence : `${sentences[at - 1]} ${sentence}`));
  return { whole: [], parts: [...pairs, ...sentences].slice(-mostWindows) };
}

/** In a shorter text, single sentences would show nothing more. */
const shortWords = 18;
/** A longer sentence without a full stop is cut. */
const longestSentence = 40;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => {
    const words = sentence.match(/\S+/g) ?? [];
    const count = Math.ceil(words.length / longestSentence);
    return Array.from({ length: count }, (_, at) =>
      words.slice(at * longestSentence, (at + 1) * longestSentence).join(' '),
    );
  });
}

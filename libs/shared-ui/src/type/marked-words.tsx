import type { ReactNode } from 'react';

interface MarkedWordsProps {
  /** A sentence in the page's language. */
  in: string;
  /** Words in it that are of another; a sentence that does not have them is all of one language. */
  words: string;
  lang?: string | undefined;
}

/** A sentence with words of another language in it, marked as such for whoever reads it aloud. */
export function MarkedWords({ in: sentence, words, lang = 'en' }: MarkedWordsProps): ReactNode {
  const at = words === '' ? -1 : sentence.indexOf(words);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <span lang={lang}>{words}</span>
      {sentence.slice(at + words.length)}
    </>
  );
}

import type { ReactNode } from 'react';

interface MarkedWordsProps {
  /** A sentence in the page's language. */
  in: string;
  /** The part of the sentence in another language; if the sentence does not contain it, nothing is marked. */
  words: string;
  lang?: string | undefined;
}

/** A sentence that marks words of another language, for screen readers. */
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

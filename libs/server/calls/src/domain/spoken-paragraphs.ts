import { sentenceSplitter } from '@greenroom/turn-taking';
import { isLeadIn, leadsOn } from './spoken-sentences.ts';

/** Sentences that stand together. A quotation of several is one, and so are "Say:" and what is to be said. */
export interface SpokenParagraph {
  sentences: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

/** Cuts an answer that is still being written; of the first paragraph, each sentence but the first comes at once. */
export function paragraphSplitter(language: string) {
  const splitter = sentenceSplitter(language);
  /** Written, and not sure to be a sentence of its own. */
  let open = '';
  let sentences: string[] = [];
  let isFirst = true;
  /** Of the first paragraph something came already. */
  let isBegun = false;

  const paragraph = (isLast: boolean): SpokenParagraph[] => {
    if (sentences.length === 0) return [];
    const done = { sentences, isFirst: isFirst && !isBegun, isLast };
    sentences = [];
    return [done];
  };
  const add = (written: string, isEnd: boolean): SpokenParagraph[] => {
    open += written;
    const text = open.trim();
    if (text === '' || (!isEnd && (isOpen(text) || leadsOn(text)))) return [];
    open = '';
    if (!isLeadIn(text) || sentences.length === 0) sentences.push(plain(text));
    if (/\n\s*\n\s*$/.test(written)) {
      const done = paragraph(false);
      isFirst = isFirst && done.length === 0;
      isBegun = false;
      return done;
    }
    if (!isFirst || (sentences.length < 2 && !isBegun)) return [];
    const done = paragraph(false);
    isBegun = true;
    return done;
  };

  return {
    push: (delta: string) => splitter.push(delta).flatMap((written) => add(written, false)),
    end(): SpokenParagraph[] {
      const rest = splitter.end().flatMap((written) => add(written, false));
      return [...rest, ...(open.trim() === '' ? [] : add('', true)), ...paragraph(true)];
    },
  };
}

/** A quotation that is not over. */
const isOpen = (text: string) => text.split('“').length > text.split('”').length;

/** In one line, without the mark of a quoted block. */
const plain = (text: string) => text.replace(/\s*\n+\s*(?:>\s*)?/g, ' ').replace(/^>\s*/, '');

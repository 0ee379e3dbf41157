import { sentenceSplitter } from '@greenroom/turn-taking';
import { isLeadIn, leadsOn } from './spoken-sentences.ts';

/** Sentences of one paragraph. A quotation of several sentences counts as one, and so does "Say:" with what follows. */
export interface SpokenParagraph {
  sentences: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Splits an answer that is still being written; in the first paragraph, each sentence but the first is returned at
 * once.
 */
export function paragraphSplitter(language: string) {
  const splitter = sentenceSplitter(language);
  /** Text that may not be a complete sentence yet. */
  let open = '';
  let sentences: string[] = [];
  let isFirst = true;
  /** Part of the first paragraph was returned already. */
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

/** Reports whether a quotation is still open. */
const isOpen = (text: string) => text.split('“').length > text.split('”').length;

/** Puts text on one line, without the mark of a block quote. */
const plain = (text: string) => text.replace(/\s*\n+\s*(?:>\s*)?/g, ' ').replace(/^>\s*/, '');

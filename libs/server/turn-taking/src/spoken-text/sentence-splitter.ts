import { endsInAbbreviation } from './abbreviations.ts';

/** A longer sentence is cut at a comma or between words, so that the voice can begin. In UTF-16 code units. */
const longestSentence = 280;

export interface SentenceSplitter {
  /** @returns the sentences that are certain now, as written, with the space after them */
  push(delta: string): string[];
  /** Ends the text, and returns the rest. */
  end(): string[];
}

/**
 * Cuts a text that is still being written into sentences, list items and headings. Joined, the pieces give the text,
 * and they do not depend on how it was chunked.
 * @param language primary subtag
 */
export function sentenceSplitter(language: string): SentenceSplitter {
  let rest = '';
  const take = (isEnd: boolean): string[] => {
    const sentences: string[] = [];
    for (let cut = cutOf(rest, language, isEnd); cut > 0; cut = cutOf(rest, language, isEnd)) {
      sentences.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    if (isEnd && rest !== '') {
      sentences.push(rest);
      rest = '';
    }
    return sentences;
  };
  return {
    push(delta) {
      rest += delta;
      return take(false);
    },
    end: () => take(true),
  };
}

const candidate = /[.!?…]+["'”’“»)\]*_]*\s+|[ \t]*\n\s*/gu;

/** Returns the end of the first sentence, its space included; 0 if it is not certain yet. */
function cutOf(text: string, language: string, isEnd: boolean): number {
  for (const { 0: mark, index } of text.matchAll(candidate)) {
    const end = index + mark.length;
    if (index > longestSentence) break;
    if (text.slice(0, index).trim() === '' && !/[.!?…]/.test(mark)) continue;
    // What follows decides, up to its second word: "21. November", "z. B. so".
    const next = /^\S+/.exec(text.slice(end))?.[0] ?? '';
    if (next === '' || (!isEnd && end + next.length === text.length && next.length < 12)) {
      if (isEnd) return 0;
      return overlong(text);
    }
    if (endsSentence(text.slice(0, index), mark, next, language)) return end;
  }
  return overlong(text);
}

function endsSentence(before: string, mark: string, next: string, language: string): boolean {
  if (isOpen(before)) return false;
  if (/\n\s*\n/.test(mark)) return true;
  if (mark.includes('\n') && (/^(?:[-*•+>|]|#{1,6}|\d{1,2}[.)])$/.test(next) || isOwnLine(before))) return true;
  if (!/^[.!?…]/.test(mark)) return false;
  if (/^[!?]/.test(mark)) return !/^\p{Ll}/u.test(next);
  if (/^\p{Ll}/u.test(next)) return false;
  if (mark[0] === '.' && endsInAbbreviation(`${before}.`)) return false;
  return !isPlace(before, next, language);
}

/** Detects "1." of a list, and "21." of "21. November". */
function isPlace(before: string, next: string, language: string): boolean {
  if (/(^|\n)[ \t]*\d{1,2}$/.test(before)) return true;
  const german = language.toLowerCase().startsWith('de');
  return (
    german &&
    /(^|\s)\d{1,2}$/.test(before) &&
    /^(Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahrhundert|Mal|Stock|Woche|Tag|Klasse)/.test(next)
  );
}

/** Returns whether this is a heading or list item, which ends with its line. */
const isOwnLine = (before: string) => /(^|\n)[ \t]*(?:#{1,6}|[-*•+]|\d{1,2}[.)])[ \t][^\n]*$/.test(before);

/** Returns whether the text is within a link or code block, where no sentence ends. */
function isOpen(before: string): boolean {
  if (before.split('```').length % 2 === 0) return true;
  return /\[[^\]\n]{0,200}$|\]\([^)\s]{0,300}$/.test(before);
}

function overlong(text: string): number {
  if (text.length <= longestSentence || text.split('```').length > 1) return 0;
  const head = text.slice(0, longestSentence);
  const comma = Math.max(
    ...[', ', '; ', ': ', ' – ', ' — '].map(
      (mark) => head.lastIndexOf(mark) + mark.length * +(head.lastIndexOf(mark) > 0),
    ),
  );
  if (comma > 80) return comma;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space + 1 : longestSentence;
}

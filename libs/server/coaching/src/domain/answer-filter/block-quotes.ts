import type { QuoteSources } from './quote-sources.ts';

const quoteLine = /^([ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)((?:>[ \t]?)+)(.*)$/;

/** Whether a line belongs to a block quotation, or could become one. */
export const isQuoteLine = (line: string): boolean => quoteLine.test(line);

export const withoutQuotationMarks = (text: string): string => text.replace(/["“”„‟«»]/g, '');

/**
 * Checks a line of a block quotation. The line stays a quotation if its words occur in the sources; otherwise it
 * becomes plain text without quote markers and quotation marks.
 * @param follows whether the line before it is a valid quotation
 */
export function checkQuoteLine(
  line: string,
  sources: QuoteSources,
  follows: boolean,
): { text: string; holds: boolean } {
  const [, before = '', , words = ''] = quoteLine.exec(line) ?? [];
  const isBlank = words.trim() === '';
  const holds = isBlank ? follows : isQuoted(words, sources) || (follows && isSource(words, sources));
  if (holds) return { text: `${before}> ${words}`.trimEnd(), holds };
  return { text: before + withoutQuotationMarks(words), holds };
}

/** Whether the sources contain the words, with or without an attribution after a dash. */
function isQuoted(words: string, sources: QuoteSources): boolean {
  if (sources.hold(words)) return true;
  const [, quoted, from] = /^(.*\S)\s+((?:[—–]|--?)\s*\S.{0,120})$/.exec(words) ?? [];
  return quoted !== undefined && from !== undefined && sources.hold(quoted) && isSource(from, sources);
}

function isSource(line: string, sources: QuoteSources): boolean {
  const name = /^\s*(?:[—–]|--?)\s*(?:from |aus |in )?(.+?)\s*$/i.exec(line)?.[1];
  return (
    name !== undefined && (/^(?:you|sie|du|your words|ihre worte|deine worte)$/i.test(name) || sources.isName(name))
  );
}

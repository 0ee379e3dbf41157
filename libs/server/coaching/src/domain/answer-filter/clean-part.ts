import { looksGerman } from '@greenroom/house-engine';
import { checkQuotations } from './attributed-quotations.ts';
import { checkQuoteLine, isQuoteLine } from './block-quotes.ts';
import { claimsToBeHuman, correction } from './human-claims.ts';
import { withoutForeignLinks } from './links.ts';
import type { QuoteSources } from './quote-sources.ts';
import { sentencesOf } from './sentences.ts';

export interface FilterSettings {
  sources: QuoteSources;
  /** The site's origin, such as `https://example.com`. Without it only paths count as own links. */
  origin: string | undefined;
}

/** The state before a part that affects how it is cleaned. */
export interface Before {
  /** The previous line is a valid quotation. */
  quoted: boolean;
  /** The answer has already said that it comes from a computer program. */
  corrected: boolean;
}

export const atTheBeginning: Before = { quoted: false, corrected: false };

/** Cleans a part of an answer (a paragraph, a list item, a line of a quotation) for display. */
export function cleanPart(
  part: string,
  before: Before,
  { sources, origin }: FilterSettings,
): { text: string; after: Before } {
  const linked = withoutForeignLinks(part, origin, looksGerman(part) ? 'de' : 'en');
  const [line = '', newLine = ''] = /^([^\n]*)(\n?)$/.exec(linked)?.slice(1) ?? [];
  const quote = isQuoteLine(line) ? checkQuoteLine(line, sources, before.quoted) : undefined;
  if (quote?.holds) return { text: quote.text + newLine, after: { ...before, quoted: true } };
  const { text, corrected } = correctClaims(quote ? quote.text + newLine : checkQuotations(linked, sources), before);
  // Without an empty line, Markdown would treat the paragraph as a continuation of the quotation.
  const apart = before.quoted && text.trim() !== '' && !/^\s*\n/.test(text) ? '\n' : '';
  return { text: apart + text, after: { quoted: false, corrected } };
}

/** Replaces the first sentence that claims to be human with a correction, and removes further ones. */
function correctClaims(text: string, { corrected: before }: Before): { text: string; corrected: boolean } {
  let corrected = before;
  let open = 0;
  const sentences = sentencesOf(text).map((sentence) => {
    const isWithin = open > 0;
    open = Math.max(0, open + (sentence.match(/[“„«]/g)?.length ?? 0) - (sentence.match(/[”»]/g)?.length ?? 0));
    const [mark = ''] = /^[ \t]*(?:#+[ \t]+|(?:[-*+]|\d+[.)])[ \t]+)*/.exec(sentence) ?? [];
    const language = isWithin ? undefined : claimsToBeHuman(ownWords(sentence.slice(mark.length)));
    if (!language) return sentence;
    const [space = ''] = /\s*$/.exec(sentence) ?? [];
    const said = corrected ? '' : correction[language];
    corrected = true;
    return said === '' ? space.replace(/^ +/, '') : mark + said + space;
  });
  return { text: sentences.join(''), corrected };
}

/** Removes quotations from a sentence that has other words too: quoting another person's claim is not a claim. */
function ownWords(sentence: string): string {
  const own = sentence.replace(/“[^“”]*(?:”|$)|„[^„“”]*(?:[“”]|$)|"[^"]*(?:"|$)|«[^«»]*»/g, ' ');
  return (own.match(/[\p{L}]+/gu)?.length ?? 0) > 1 ? own : sentence;
}

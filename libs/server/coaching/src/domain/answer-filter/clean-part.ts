import { looksGerman } from '@greenroom/house-engine';
import { checkQuotations } from './attributed-quotations.ts';
import { checkQuoteLine, isQuoteLine } from './block-quotes.ts';
import { claimsToBeHuman, correction } from './human-claims.ts';
import { withoutForeignLinks } from './links.ts';
import type { QuoteSources } from './quote-sources.ts';
import { sentencesOf } from './sentences.ts';

export interface FilterSettings {
  sources: QuoteSources;
  /** Of the site, such as `https://example.com`; without one only paths are known as ours. */
  origin: string | undefined;
}

/** What of the text before a part decides about it. */
export interface Before {
  /** The line before is a quotation that holds. */
  quoted: boolean;
  /** It was said already that a computer program speaks. */
  corrected: boolean;
}

export const atTheBeginning: Before = { quoted: false, corrected: false };

/** A part of an answer (a paragraph, an item of a list, a line of a quotation) as it may be shown. */
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
  // Without an empty line between them, Markdown takes a paragraph for more of the quotation.
  const apart = before.quoted && text.trim() !== '' && !/^\s*\n/.test(text) ? '\n' : '';
  return { text: apart + text, after: { quoted: false, corrected } };
}

/** In place of the first sentence that claims to be human stands what is true; the others are left out. */
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

/** A sentence without what it quotes, where it says anything besides: what others may say is no claim. */
function ownWords(sentence: string): string {
  const own = sentence.replace(/“[^“”]*(?:”|$)|„[^„“”]*(?:[“”]|$)|"[^"]*(?:"|$)|«[^«»]*»/g, ' ');
  return (own.match(/[\p{L}]+/gu)?.length ?? 0) > 1 ? own : sentence;
}

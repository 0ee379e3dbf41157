import { quotationHeldFrom } from './attributed-quotations.ts';
import { isQuoteLine } from './block-quotes.ts';
import { atTheBeginning, type Before, cleanPart, type FilterSettings } from './clean-part.ts';
import { claimHeldFrom } from './human-claims.ts';
import { linkHeldFrom } from './links.ts';
import { isWhole, sentencesOf, upToWholeSentence } from './sentences.ts';

/** What is to be shown next: more text, or another text in place of all that was shown. */
export interface Shown {
  text: string;
  replaces: boolean;
}

export interface AnswerFilter {
  /** @returns nothing where what is new has to wait for more */
  push(text: string): Shown | undefined;
  /** @param cut the limit ended it: what is left of its last sentence is not shown */
  end(cut: boolean): Shown | undefined;
  /** Whether nothing but blanks is shown so far. */
  isBlank(): boolean;
}

/** A quotation that is longer than this is shown as it is so far, and judged at its end. In UTF-16 code units. */
const longestHeld = 1_200;
const blockMark = /^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]|#|```|\||\n|$)/;

/**
 * Lets a language model's answer through as it comes, but for what it must not say: quotations that nobody said, links
 * that lead elsewhere, and that it is human. What may become one of these waits until that is known. The whole text does
 * not depend on the pieces that it came in.
 * @param by `word` shows what is harmless at once, and replaces it in the rare case that it was not; `sentence` shows
 *   whole sentences alone, for voices, which cannot take anything back
 */
export function filterAnswer(settings: FilterSettings, by: 'word' | 'sentence'): AnswerFilter {
  let part = '';
  let done = '';
  let before: Before = atTheBeginning;
  let shown = '';

  const show = (text: string): Shown | undefined => {
    if (shown.startsWith(text)) return undefined;
    const replaces = !text.startsWith(shown);
    const more = replaces ? text : text.slice(shown.length);
    shown = text;
    return { text: more, replaces };
  };
  const finishPart = (raw: string) => {
    const { text, after } = cleanPart(raw, before, settings);
    done += text;
    before = after;
  };

  return {
    push(text) {
      part += text;
      for (let length = partLength(part); length !== undefined; length = partLength(part)) {
        finishPart(part.slice(0, length));
        part = part.slice(length);
      }
      const visible = part.slice(0, heldFrom(part, settings, by));
      return show(visible === '' ? done : done + cleanPart(visible, before, settings).text);
    },
    end(cut) {
      if (part !== '') finishPart(part);
      part = '';
      const text = cut ? upToWholeSentence(done) : done;
      if (text === shown.trimEnd()) return undefined;
      if (text.startsWith(shown)) return show(text);
      shown = text;
      return { text, replaces: true };
    },
    isBlank: () => shown.trim() === '',
  };
}

/** How long the first part is; nothing where it may go on. */
function partLength(text: string): number | undefined {
  if (isQuoteLine(/^[^\n]*/.exec(text)?.[0] ?? '')) {
    const end = text.indexOf('\n');
    return end < 0 ? undefined : end + 1;
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const rest = text.slice(at + 1);
    // Behind the last line break there may yet come a mark.
    if (!/\S|\n/.test(rest)) return undefined;
    if (blockMark.test(rest)) return at + 1;
  }
  return undefined;
}

/** From where on a part that goes on has to wait. */
function heldFrom(part: string, { sources }: FilterSettings, by: 'word' | 'sentence'): number {
  const mayBecomeQuote =
    /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:[-*+]|\d{1,9}[.)]?)?[ \t]*>?$/.test(part) || isQuoteLine(part);
  if (mayBecomeQuote && part.length < longestHeld) return 0;
  const last = sentencesOf(part).at(-1) ?? '';
  const from = part.length - last.length;
  if (by === 'sentence') return Math.min(linkHeldFrom(part), isWhole(last) ? part.length : from);
  const inLast = isWhole(last) ? last.length : Math.min(claimHeldFrom(last), quotationHeldFrom(last, sources));
  const trailing = part.length - (/\n\s*$/.exec(part)?.[0].length ?? 0);
  return Math.min(linkHeldFrom(part), from + inLast, trailing);
}

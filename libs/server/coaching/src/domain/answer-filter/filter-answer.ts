import { quotationHeldFrom } from './attributed-quotations.ts';
import { isQuoteLine } from './block-quotes.ts';
import { atTheBeginning, type Before, cleanPart, type FilterSettings } from './clean-part.ts';
import { claimHeldFrom } from './human-claims.ts';
import { linkHeldFrom } from './links.ts';
import { isWhole, sentencesOf, upToWholeSentence } from './sentences.ts';

/** What to show next: more text, or a text that replaces everything shown so far. */
export interface Shown {
  text: string;
  replaces: boolean;
}

export interface AnswerFilter {
  /** @returns undefined if the new text must be held back until more arrives */
  push(text: string): Shown | undefined;
  /** @param cut the token limit ended the answer; its unfinished last sentence is not shown */
  end(cut: boolean): Shown | undefined;
  /** Whether only whitespace has been shown so far. */
  isBlank(): boolean;
}

/** A quotation longer than this is shown unfinished, and checked at its end. In UTF-16 code units. */
const longestHeld = 1_200;
const blockMark = /^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]|#|```|\||\n|$)/;

/**
 * Passes a language model's answer through as it arrives, except for what it must not say: fabricated quotations, links
 * to other sites, and claims to be human. Text that may become one of these is held back until that is clear. The final
 * text does not depend on how the input was split.
 * @param by `word` shows harmless text at once, and replaces it in the rare case that it turns out not to be;
 * `sentence` shows only whole sentences, for speech, which cannot be retracted
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

/** Returns the length of the first part, or undefined if the part may continue. */
function partLength(text: string): number | undefined {
  if (isQuoteLine(/^[^\n]*/.exec(text)?.[0] ?? '')) {
    const end = text.indexOf('\n');
    return end < 0 ? undefined : end + 1;
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const rest = text.slice(at + 1);
    // A block marker may still follow the last line break.
    if (!/\S|\n/.test(rest)) return undefined;
    if (blockMark.test(rest)) return at + 1;
  }
  return undefined;
}

/** Returns the index from which an unfinished part must be held back. */
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

import type { SpokenPart } from '../spoken-part.ts';
import { speakingRules } from './rules.ts';
import { spokenLanguageOf, type SpokenLanguage } from './spoken-language.ts';

/**
 * Returns a sentence as a person would say it: numbers, money, dates and units in words, abbreviations in full, without
 * Markdown, addresses and emoji.
 * @param language of the sentence; primary subtag
 * @returns parts that, joined, are the sentence as written; the spoken text has single spaces and keeps its punctuation
 */
export function speakable(sentence: string, language: string): SpokenPart[] {
  return closeGaps(partsOf(sentence, spokenLanguageOf(language)));
}

const word = /[\p{L}\p{M}'’]+|[^\s]|\s+/uy;

function partsOf(text: string, spokenLanguage: SpokenLanguage): SpokenPart[] {
  const parts: SpokenPart[] = [];
  for (let at = 0; at < text.length;) {
    const part = ruled(text, at, spokenLanguage) ?? plain(text, at);
    parts.push(part);
    at += part.written.length;
  }
  return join(parts);
}

function ruled(text: string, at: number, spokenLanguage: SpokenLanguage): SpokenPart | undefined {
  const inWord = at > 0 && /[\p{L}\d]/u.test(text[at - 1]!);
  for (const { pattern, say, spokenLanguage: only, atWord, after } of speakingRules) {
    if ((only && only !== spokenLanguage) || (atWord && inWord)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === '' || (after && !after.test(text.slice(0, at)))) continue;
    const link = /^!?\[([^\]]*)\]\(/.exec(match[0]);
    const spoken = link
      ? partsOf(link[1]!, spokenLanguage)
          .map((part) => part.spoken)
          .join('')
      : say(match, spokenLanguage);
    return { written: match[0], spoken };
  }
  return undefined;
}

function plain(text: string, at: number): SpokenPart {
  word.lastIndex = at;
  const written = word.exec(text)?.[0] ?? text[at]!;
  return { written, spoken: /^\s+$/.test(written) ? ' ' : written };
}

/** Joins punctuation and spaces to the word before them, because a part is heard or not as a whole. */
function join(parts: readonly SpokenPart[]): SpokenPart[] {
  const joined: SpokenPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const startsAnew =
      /[\p{L}\d([{"“„]/u.test(part.spoken) && (last === undefined || last.spoken === '' || /\s$/.test(last.spoken));
    if (last && !startsAnew)
      joined[joined.length - 1] = { written: last.written + part.written, spoken: last.spoken + part.spoken };
    else joined.push(part);
  }
  return joined;
}

/** Removes double spaces where text was left out, and spaces at the beginning of a sentence. */
function closeGaps(parts: readonly SpokenPart[]): SpokenPart[] {
  let before = ' ';
  return parts.map(({ written, spoken }) => {
    let said = spoken.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?])/g, '');
    if (/\s$/.test(before)) said = said.trimStart();
    if (said !== '') before = said;
    return { written, spoken: said };
  });
}

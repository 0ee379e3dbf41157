import type { SpokenPart } from '../spoken-part.ts';
import { speakingRules } from './rules.ts';
import { tongueOf, type Tongue } from './tongue.ts';

/**
 * Returns a sentence as a person would say it: numbers, money, dates and units in words, abbreviations in full, without
 * Markdown, addresses and emoji.
 * @param language of the sentence; primary subtag
 * @returns parts that, joined, are the sentence as written; the spoken text has single spaces and keeps its punctuation
 */
export function speakable(sentence: string, language: string): SpokenPart[] {
  return closeGaps(partsOf(sentence, tongueOf(language)));
}

const word = /[\p{L}\p{M}'’]+|[^\s]|\s+/uy;

function partsOf(text: string, tongue: Tongue): SpokenPart[] {
  const parts: SpokenPart[] = [];
  for (let at = 0; at < text.length;) {
    const part = ruled(text, at, tongue) ?? plain(text, at);
    parts.push(part);
    at += part.written.length;
  }
  return join(parts);
}

function ruled(text: string, at: number, tongue: Tongue): SpokenPart | undefined {
  const inWord = at > 0 && /[\p{L}\d]/u.test(text[at - 1]!);
  for (const { pattern, say, tongue: only, atWord, after } of speakingRules) {
    if ((only && only !== tongue) || (atWord && inWord)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === '' || (after && !after.test(text.slice(0, at)))) continue;
    const link = /^!?\[([^\]]*)\]\(/.exec(match[0]);
    const spoken = link
      ? partsOf(link[1]!, tongue)
          .map((part) => part.spoken)
          .join('')
      : say(match, tongue);
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

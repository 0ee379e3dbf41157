import type { Locale } from '@greenroom/contracts';
import { type HeardWords, writtenWords } from '@greenroom/turn-taking';
import { type KeyWord, keyWordOf } from './key-words.ts';

/** Placeholders for words that may be wrong. */
const stand: Record<Locale, Record<KeyWord | 'other', string>> = {
  en: { day: 'then', number: 'some', name: 'someone', other: 'something' },
  de: { day: 'dann', number: 'einige', name: 'jemand', other: 'etwas' },
};

/** Prepositions that are replaced with the day: "on Thursday" becomes "then". */
const beforeDay: Record<Locale, RegExp> = { en: /^(?:on|in|by|until|till|since)$/i, de: /^(?:am|im|bis|seit)$/i };

/** Function words: even if misheard they do less harm than a gap. */
const small: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    `a an the and or but so if to of in on at by for with from as is are was were be been am do does did have has had i you he
    she it we they me him her us them my your his its our their this that these those not no yes well just very too there here
    what when who how why can will would could should i'm it's that's don't`.split(/\s+/),
  ),
  de: new Set(
    `der die das den dem des ein eine einen einem einer und oder aber wenn zu von in im an am auf bei für mit aus um ist sind
    war waren bin habe hat haben hatte ich du sie er es wir ihr mich mir dich dir ihn ihm uns mein meine dein sein ihre nicht
    kein ja nein auch nur sehr so da hier was wann wer wie warum kann will würde soll`.split(/\s+/),
  ),
};

/**
 * Returns the text without words that may be wrong, so that none of them is quoted, becomes a goal, is remembered or
 * appears in a recap. A day becomes "then", a name "someone", adjacent doubtful words one "something".
 */
export function sureText({ text, doubts }: HeardWords, language: Locale, names: ReadonlySet<string>): string {
  if (doubts.length === 0) return text;
  const words = writtenWords(text);
  const doubtful = new Set(doubts);
  const sure: string[] = [];
  for (const [at, word] of words.entries()) {
    const isFirst = at === 0 || /[.!?]$/.test(words[at - 1]!);
    if (!doubtful.has(at) || small[language].has(word.toLowerCase().replace(/[^\p{L}'’]/gu, ''))) sure.push(word);
    else {
      const is = keyWordOf(word, { language, isFirst, names }) ?? 'other';
      if (is === 'day' && beforeDay[language].test(sure.at(-1) ?? '')) sure.pop();
      const instead = stand[language][is];
      if (sure.at(-1)?.toLowerCase() === instead) sure.pop();
      const mark = /[.,;:!?…]+$/.exec(word)?.[0] ?? '';
      sure.push((sure.length === 0 ? instead[0]!.toUpperCase() + instead.slice(1) : instead) + mark);
    }
  }
  return sure.join(' ');
}

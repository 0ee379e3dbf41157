import type { ReadTurn } from '../read-transcript.ts';
import type { Found } from '../text/phrases.ts';
import type { Sentence } from '../text/read-line.ts';
import type { Language, Passage } from '../transcript.ts';
import { areBackChannels } from './runs.ts';
import { type Stretch, wordTimes } from './talk-time.ts';
import { fillers } from './word-lists.ts';

/** A longer silence sets a word apart as a comma does; shorter ones are part of speaking (Hincks 2005: 250 ms). */
const settingApartMs = 250;

/** Words that may precede an opening word: "Okay, so, what happens?" */
const openers = new Set('and but okay ok right well now yes no und aber ja nein gut nun'.split(' '));

/** At the beginning of a turn or the end of a sentence these receive what was said, and do not hesitate. */
const listens = new Set('hm hmm mm mmm mhm'.split(' '));

export interface FillersFound {
  moments: Passage[];
  /** The number of written words in them. */
  words: number;
  /** Their duration, if word times are known. */
  ms: number;
}

/**
 * Finds the fillers in some turns. "Like", "so" and similar words count only within a sentence, between commas or
 * pauses on both sides: at its beginning ("So, the second slide …") they link it to the previous one.
 */
export function findFillers(turns: readonly ReadTurn[], language: Language): FillersFound {
  const { always, within, setApart } = fillers[language];
  const found: FillersFound = { moments: [], words: 0, ms: 0 };
  for (const read of turns) {
    // "Hmm." shows that one listens.
    if (areBackChannels([read])) continue;
    const times = wordTimes(read);
    for (const [at, sentence] of read.line.sentences.entries()) {
      const opensNothing = ({ first }: Found) =>
        sentence.words.slice(0, first).some(({ plain }) => !openers.has(plain));
      const here = [
        ...always(sentence).filter((one) => hesitates(one, { at, sentence, text: read.line.text })),
        ...within(sentence).filter(opensNothing),
        ...setApart(sentence).filter((one) => opensNothing(one) && isSetApart(one, sentence, times)),
      ];
      for (const { first, after, from, to } of here.toSorted((a, b) => a.first - b.first)) {
        const begin = sentence.words[first]?.written ?? 0;
        const end = sentence.words[after - 1]?.written ?? begin;
        found.moments.push({ turn: read.index, from, to });
        found.words += end - begin + 1;
        for (const time of times?.slice(begin, end + 1) ?? []) found.ms += time.endedMs - time.beganMs;
      }
    }
  }
  return found;
}

/** Returns whether a sound is one of hesitation: not "mm-hmm" or "uh-huh", nor a "hmm" that only receives. */
function hesitates(
  { first, after, from, to }: Found,
  { at, sentence, text }: { at: number; sentence: Sentence; text: string },
): boolean {
  if (text.slice(from, to).includes('-')) return false;
  if (!listens.has(sentence.words[first]?.plain ?? '')) return true;
  return after < sentence.words.length && (at > 0 || first > 0);
}

function isSetApart({ first, after }: Found, { words }: Sentence, times: readonly Stretch[] | undefined): boolean {
  if (after - first === words.length) return false;
  const breaksAfter = (index: number) => {
    const word = words[index];
    if (!word || word.then !== 'on') return true;
    const [ended, began] = [times?.[word.written]?.endedMs, times?.[word.written + 1]?.beganMs];
    return ended !== undefined && began !== undefined && began - ended >= settingApartMs;
  };
  return breaksAfter(first - 1) && breaksAfter(after - 1);
}

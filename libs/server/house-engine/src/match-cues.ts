import { plainWords } from './words.ts';

interface Cue {
  /** Each of these patterns has to match. */
  all: readonly RegExp[];
  /** This pattern must not match. */
  none: RegExp | undefined;
}

/** Normalises contractions as in cues: `don’t` and `dont` become `don t`. */
const plain = (text: string) =>
  plainWords(text.replace(/[’'´`]/g, ' ')).replace(
    /\b(do|does|did|ca|wo|is|was|are|could|would|should|have|has|had)nt\b/g,
    '$1n t',
  );

const patternOf = (group: string) => {
  // `im` is also a German word, so only the cue can tell which is meant.
  const words = group.split('|').map((word) =>
    word
      .trim()
      .replace(/\bi (m|ve)\b/g, 'i ?$1')
      .replace(/\*$/, '[a-z0-9]*'),
  );
  return new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`);
};

/** Reads cues in the format of `content/situations`. @throws if a cue is invalid */
export function readCues(cues: readonly string[]): (text: string) => number {
  const read: Cue[] = cues.map((cue) => {
    const [groups = '', without] = cue.split(' without ');
    return { all: groups.split(' + ').map(patternOf), none: without === undefined ? undefined : patternOf(without) };
  });
  return (text) => {
    const words = plain(text);
    return Math.max(0, ...read.map((cue) => strengthIn(cue, words)));
  };
}

/** In characters. Words further apart are unrelated. */
const together = 220;

/** Rates a match by its number of groups, then by the characters found; 0 for no match. */
function strengthIn({ all, none }: Cue, words: string): number {
  if (none?.test(words)) return 0;
  const found = all.map((pattern) => pattern.exec(words)).filter((one) => one !== null);
  if (found.length < all.length) return 0;
  const places = found.map(({ index }) => index);
  if (Math.max(...places) - Math.min(...places) > together) return 0;
  return found.length + Math.min(0.9, found.reduce((sum, [word]) => sum + word.length, 0) / 100);
}

import { plainWords } from './words.ts';

interface Cue {
  /** Of each of these one must be found. */
  all: readonly RegExp[];
  /** None of these may be. */
  none: RegExp | undefined;
}

/** Contractions as they stand in cues: `don’t` and `dont` are `don t`. */
const plain = (text: string) =>
  plainWords(text.replace(/[’'´`]/g, ' '))
    .replace(/\b(do|does|did|ca|wo|is|was|are|could|would|should|have|has|had)nt\b/g, '$1n t')
    .replace(/\bi(m|ve)\b/g, 'i $1');

const patternOf = (group: string) => {
  const words = group.split('|').map((word) => word.trim().replace(/\*$/, '[a-z0-9]*'));
  return new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`);
};

/** Reads cues as `content/situations` has them. @throws where one cannot be read */
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

/** In characters: words that stand further apart have nothing to do with each other. */
const together = 220;

/** How telling a hit is: by groups, then by the characters that were found; 0 for none. */
function strengthIn({ all, none }: Cue, words: string): number {
  if (none?.test(words)) return 0;
  const found = all.map((pattern) => pattern.exec(words)).filter((one) => one !== null);
  if (found.length < all.length) return 0;
  const places = found.map(({ index }) => index);
  if (Math.max(...places) - Math.min(...places) > together) return 0;
  return found.length + Math.min(0.9, found.reduce((sum, [word]) => sum + word.length, 0) / 100);
}

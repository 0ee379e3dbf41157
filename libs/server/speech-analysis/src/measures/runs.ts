import type { ReadTurn } from '../read-transcript.ts';

const backChannels = new Set(
  'mm mmm mhm mmhm hm hmm uh huh uhuh aha ah oh yeah yes yep right ok okay sure see i really ja genau klar stimmt ach so verstehe'.split(
    ' ',
  ),
);
const mostWords = 3;

/** "Mm-hm", "I see": says that one listens, and takes nobody's turn. */
export function areBackChannels(said: readonly ReadTurn[]): boolean {
  if (said.some(({ turn }) => turn.unkept)) return said.every(({ turn }) => turn.unkept?.backChannel);
  const words = said.flatMap(({ line }) => line.sentences.flatMap((sentence) => sentence.words));
  if (words.length === 0 || words.length > mostWords) return false;
  return words.every(({ plain }) => backChannels.has(plain)) && words.at(-1)?.plain !== 'i';
}

/** The turns of one speaker until somebody else takes the floor; back-channels of others do not take it. */
export function runsOf(turns: readonly ReadTurn[]): ReadTurn[][] {
  const runs: ReadTurn[][] = [];
  for (const said of bySpeaker(turns)) {
    const going = runs.at(-1);
    if (going && speakerOf(going) === speakerOf(said)) going.push(...said);
    else if (!going || !areBackChannels(said)) runs.push(said);
  }
  return runs;
}

const speakerOf = ([first]: readonly ReadTurn[]): string | undefined => first?.turn.speaker;

/** Turns of one speaker that follow each other are one, wherever they were cut. */
function bySpeaker(turns: readonly ReadTurn[]): ReadTurn[][] {
  const groups: ReadTurn[][] = [];
  for (const turn of turns) {
    if (turn.line.words === 0) continue;
    const going = groups.at(-1);
    if (going && speakerOf(going) === turn.turn.speaker) going.push(turn);
    else groups.push([turn]);
  }
  return groups;
}

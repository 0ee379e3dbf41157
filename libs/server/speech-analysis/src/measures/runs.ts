import type { ReadTurn } from '../read-transcript.ts';

const backChannels = new Set(
  'mm mmm mhm mmhm hm hmm uh huh uhuh aha ah oh ooh wow yeah yes yep right ok okay sure see i really ja genau klar stimmt ach so verstehe'.split(
    ' ',
  ),
);
const mostWords = 3;
/** Of these there may be more: "Mm-hmm. Mm-hmm. Yeah." */
const sounds = new Set('mm mmm mhm mmhm hm hmm uh huh uhuh aha ah oh ooh yeah yep wow ja'.split(' '));
const mostSounds = 12;

/** Returns whether speech is only back-channels ("mm-hm", "I see"), which show attention and do not take the turn. */
export function areBackChannels(said: readonly ReadTurn[]): boolean {
  if (said.some(({ turn }) => turn.unkept)) return said.every(({ turn }) => turn.unkept?.backChannel);
  const words = said.flatMap(({ line }) => line.sentences.flatMap((sentence) => sentence.words));
  if (words.length > mostWords) return words.length <= mostSounds && words.every(({ plain }) => sounds.has(plain));
  if (words.length === 0) return false;
  return words.every(({ plain }) => backChannels.has(plain)) && words.at(-1)?.plain !== 'i';
}

/** Groups the turns of one speaker until another takes the floor; back-channels of others do not take it. */
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

/** Joins consecutive turns of one speaker, wherever they were cut. */
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

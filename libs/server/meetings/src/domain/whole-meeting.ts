import type { Transcript, Turn } from '@greenroom/speech-analysis';
import { isYours, type MeetingPart, type MeetingTurn } from './meeting-turn.ts';

/** Above this share of guessed end times, times are not used as measures. */
const mostGuessed = 0.2;

export interface WholeMeeting {
  /** The turns as they are measured; indexes match `turns`. */
  transcript: Transcript;
  turns: readonly MeetingTurn[];
  durationMs: number;
  /** Returns when a place in a turn was said; null if the meeting has no times. */
  timeOf(turn: number, from: number): number | null;
}

/** Joins the parts of a meeting. Each transcript continues where the one before it ends. */
export function wholeMeeting(parts: readonly MeetingPart[], you: readonly string[]): WholeMeeting {
  const turns: MeetingTurn[] = [];
  let offset = 0;
  let guessed = 0;
  for (const { kind, file, turns: said } of parts) {
    const shift = kind === 'file' ? offset : 0;
    const by = (ms: number | null) => (ms === null ? null : ms + shift);
    for (const turn of said) {
      const moved: MeetingTurn = { ...turn, beganMs: by(turn.beganMs), endedMs: by(turn.endedMs) };
      if (turn.voiced)
        moved.voiced = turn.voiced.map(({ beganMs, endedMs }) => ({
          beganMs: beganMs + shift,
          endedMs: endedMs + shift,
        }));
      turns.push(moved);
      offset = Math.max(offset, moved.endedMs ?? moved.beganMs ?? 0);
    }
    guessed += file?.endsGuessed ?? 0;
  }
  const isMeasured = guessed <= mostGuessed * turns.length;
  const tellsCutOff = !writesDashesWithin(turns);
  return {
    turns,
    durationMs: offset,
    transcript: {
      turns: turns.map((turn) => measured(turn, { own: isYours(turn, you), withTimes: isMeasured, tellsCutOff })),
    },
    timeOf: (index, from) => timeIn(turns[index], from),
  };
}

/** Transcripts write a dash where another speaker came in: "Could we just ship the—". */
const brokenOff = /\p{L}\s?(?:[–—]|--?)["”’']?$/u;
/** Whoever leaves off with one of these was looking for words: "And uh –". */
const trailedOff =
  /(?<!\p{L})(?:u[hm]+|uhm|er+m?|eh|hm+|mm+|ähm*|öhm*|well|so|and|but|or|because|like|yeah|ok|okay|you know|i mean|und|aber|oder|also|ja|weil|na ja)[\s,]*(?:[–—]|--?)["”’']?$/iu;

/** A transcript with so many dashes within its turns writes them for pauses and corrections as well. */
const fewestWithin = 5;

/** Returns whether dashes do not tell who was cut off, because they are written within turns as often as at their ends. */
function writesDashesWithin(turns: readonly MeetingTurn[]): boolean {
  const count = (pattern: RegExp) => turns.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const within = count(/\p{L}[,.]?\s?(?:[–—]|--)\s?(?=\p{L})/gu);
  return within >= fewestWithin && within >= count(brokenOff);
}

function measured(
  turn: MeetingTurn,
  { own, withTimes, tellsCutOff }: { own: boolean; withTimes: boolean; tellsCutOff: boolean },
): Turn {
  const { speaker, text, beganMs, endedMs, voiced, unkept } = turn;
  return {
    // The prefix keeps a speaker named "you" apart from the account.
    speaker: own ? 'you' : `they ${speaker}`,
    text,
    ...(tellsCutOff && brokenOff.test(text) && !trailedOff.test(text) && { cutOff: true }),
    ...(withTimes && beganMs !== null && endedMs !== null && { beganMs, endedMs, ...(voiced && { voiced }) }),
    ...(unkept && { unkept }),
  };
}

/** Assumes that words are spread evenly over the stretches in which a voice was heard. */
function timeIn(turn: MeetingTurn | undefined, from: number): number | null {
  if (!turn || turn.beganMs === null) return null;
  if (turn.endedMs === null || turn.text === '') return turn.beganMs;
  const voiced = turn.voiced ?? [{ beganMs: turn.beganMs, endedMs: turn.endedMs }];
  let left = (voiced.reduce((sum, { beganMs, endedMs }) => sum + endedMs - beganMs, 0) * from) / turn.text.length;
  for (const { beganMs, endedMs } of voiced) {
    if (left < endedMs - beganMs) return Math.round(beganMs + left);
    left -= endedMs - beganMs;
  }
  return turn.endedMs;
}

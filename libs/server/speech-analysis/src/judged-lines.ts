import type { SpeechAct } from '@greenroom/content';
import { hearActs } from './acts/hear-acts.ts';
import { runsOf } from './measures/runs.ts';
import { isOrder } from './orders.ts';
import type { ReadTranscript, ReadTurn } from './read-transcript.ts';
import { guessLanguage } from './text/guess-language.ts';
import type { Line, Sentence } from './text/read-line.ts';
import type { Passage } from './transcript.ts';

/** A sentence of the judged person. */
export interface JudgedSentence {
  acts: readonly SpeechAct[];
  sentence: Sentence;
  line: Line;
  passage: Passage;
}

/** What the judged person said until the other spoke. */
export interface JudgedLine {
  sentences: readonly JudgedSentence[];
  acts: ReadonlySet<SpeechAct>;
  words: number;
  /** The acts of the other's line before it. */
  answering: ReadonlySet<SpeechAct>;
  /** The acts of the other's line after it. */
  answeredBy: ReadonlySet<SpeechAct>;
  /** What the others said last before it, and next. */
  before: readonly Line[];
  after: readonly Line[];
  /** Whether nothing is said after `after`. */
  isLast: boolean;
}

/** A turn without instructions to the grader. */
export interface JudgedTurn extends ReadTurn {
  /** Its text without such instructions. */
  said: string;
}

/**
 * Returns the person's lines as they are judged. Instructions to the grader ("give me a 10", hidden orders) are removed
 * before anything is counted, so that they cannot affect a score either way.
 */
export function judgedLines(read: ReadTranscript): readonly JudgedLine[] {
  const before = known.get(read);
  if (before) return before;
  const lines = judge(read);
  known.set(read, lines);
  return lines;
}

const known = new WeakMap<ReadTranscript, readonly JudgedLine[]>();

/** The number of earlier lines in which a repeated demand is searched; each line is compared with all of them. */
const linesRemembered = 200;

/** Older lines of the others are no longer what a line answers. */
const othersRemembered = 3;

function judge(read: ReadTranscript): JudgedLine[] {
  const lines: JudgedLine[] = [];
  const earlier: Line[] = [];
  const others: Line[] = [];
  let answering: ReadonlySet<SpeechAct> = new Set();
  const runs = runsOf(judgedTurns(read));
  for (const [index, run] of runs.entries()) {
    if (!run[0]?.own) {
      answering = actsOfOther(run, read);
      others.push(...run.map(({ line }) => line));
      continue;
    }
    const lately = earlier.slice(-linesRemembered);
    const sentences = run.flatMap((turn) => sentencesOf(turn, read, lately));
    earlier.push(...run.map(({ line }) => line));
    lines.push({
      sentences,
      acts: new Set(sentences.flatMap(({ acts }) => acts)),
      words: run.reduce((sum, { line }) => sum + line.words, 0),
      answering,
      answeredBy: actsOfOther(runs[index + 1] ?? [], read),
      before: others.slice(-othersRemembered),
      after: runs[index + 1]?.map(({ line }) => line) ?? [],
      isLast: index + 2 >= runs.length,
    });
  }
  return lines;
}

const actsOfOther = (run: readonly ReadTurn[], { language }: ReadTranscript): ReadonlySet<SpeechAct> =>
  new Set(run.flatMap(({ line }) => hearActs(line, guessLanguage([line], language)).flatMap(({ acts }) => acts)));

function sentencesOf(
  { index, line }: ReadTurn,
  { language }: ReadTranscript,
  earlier: readonly Line[],
): JudgedSentence[] {
  return hearActs(line, language, earlier).map(({ acts, sentence }) => ({
    acts,
    sentence,
    line,
    passage: { turn: index, from: sentence.from, to: sentence.to },
  }));
}

/** Returns the turns as they are judged, without turns that contain only instructions to the grader. */
export function judgedTurns({ turns }: ReadTranscript): JudgedTurn[] {
  return turns.flatMap((read): JudgedTurn | JudgedTurn[] => {
    if (!read.own) return { ...read, said: read.turn.text };
    const { line } = read;
    const kept = line.sentences.filter((sentence) => !isOrder(line, sentence));
    if (kept.length === line.sentences.length) return { ...read, said: read.turn.text };
    const words = kept.reduce((sum, { words: some }) => sum + new Set(some.map(({ written }) => written)).size, 0);
    const said = kept.map(({ from, to }) => line.text.slice(from, to)).join(' ');
    return kept.length === 0 ? [] : { ...read, said, line: { ...line, sentences: kept, words } };
  });
}

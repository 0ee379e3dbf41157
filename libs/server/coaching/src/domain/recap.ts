import { caredFor, dangerOf, mayHintAtDanger } from '@greenroom/safety';
import { dayIn } from '@greenroom/contracts/named-day';
import type { Commitment } from '@greenroom/speech-analysis';
import { decisionsIn } from './decisions.ts';
import { factsIn } from './facts.ts';
import {
  asksWhetherRight,
  type CourseNow,
  foldCourse,
  detectIntent,
  type Turn,
  ownPart,
} from '@greenroom/house-engine';
import { plansIn } from './plans.ts';

/** An active message of a conversation. */
export interface Said {
  author: 'person' | 'coach';
  text: string;
  createdAt: Date;
}

export interface MadeRecap {
  goal: string | null;
  decided: string[];
  commitments: Commitment[];
  /** What the person said about themselves, in their own words. */
  facts: string[];
}

/** The limits of the contract: lines per list, and UTF-16 code units per line. */
export const mostOfRecap = { lines: 20, length: 300 };
/** Maximum length of a short answer such as "On Friday, at lunch", in UTF-16 code units. */
const shortAnswer = 50;

/**
 * Makes the recap of a conversation from the person's own words, without a language model; empty if the conversation
 * was about danger. The goal is the one the coaching method works with.
 * @param all the active messages, oldest first, without a topic's opener
 * @param course settings for the house engine's fold: the coach's questions about the goal, and whether there was an
 * opener
 */
export function recapOf(all: readonly Said[], course: Parameters<typeof foldCourse>[2]): MadeRecap {
  if (dangerOf(all)) return { goal: null, decided: [], commitments: [], facts: [] };
  const cared = caredFor(all);
  const said = all.filter((_, at) => !cared.has(at));
  const last = said.findLastIndex(({ author }) => author === 'person');
  const turns = said.slice(0, last).map(({ author, text }): Turn => ({ author, text, offered: [] }));
  const now = last < 0 ? undefined : foldCourse(turns, said[last]?.text ?? '', course);
  const goal = now && confirmedGoal(now, said.slice(last + 1));
  const heard = said.filter(isHeard).map((one) => ({ ...one, text: ownPart(one.text) }));
  return {
    goal: goal === undefined ? null : upperFirst(goal).slice(0, mostOfRecap.length),
    decided: [...new Set(heard.flatMap(({ text }) => decisionsIn(text)))].slice(-mostOfRecap.lines),
    commitments: commitmentsOf(heard).slice(-mostOfRecap.lines),
    facts: distinct(heard.flatMap(({ text }) => factsIn(text))).slice(-mostOfRecap.lines),
  };
}

/** Returns the goal, unless the coach has just asked about it and the person has not answered yet. */
function confirmedGoal({ before, after }: CourseNow, answers: readonly Said[]): string | undefined {
  const isAskedAbout = answers.some(({ text }) => asksWhetherRight(text));
  const course = isAskedAbout ? before : after;
  return course.carried ? undefined : course.goal;
}

const distinct = (lines: readonly string[]) => [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];

/** Returns what the person says they will do, each commitment once, in its latest form. */
export function commitmentsOf(heard: readonly Said[]): Commitment[] {
  const all = new Map<string, Commitment>();
  let open: Commitment | undefined;
  for (const { text, createdAt } of heard) {
    const found = plansIn(text, createdAt);
    // A day alone, such as "Friday", in reply to the question by when.
    const answered = open && found.length === 0 ? dayAlone(text, createdAt) : undefined;
    for (const one of answered && open ? [{ ...open, dueOn: answered }] : found) {
      const key = one.text.toLowerCase();
      const dueOn = one.dueOn ?? all.get(key)?.dueOn ?? null;
      // Moves a repeated commitment to the end.
      all.delete(key);
      all.set(key, { ...one, dueOn });
    }
    open = found.findLast(({ dueOn }) => dueOn === null);
  }
  return [...all.values()];
}

function dayAlone(text: string, saidAt: Date): string | undefined {
  return text.length <= shortAnswer && !text.includes('?') ? dayIn(text, saidAt)?.day : undefined;
}

/** Whether the person said it and meant it: no hint of danger, insult, gibberish or order to the coach. */
export function isHeard({ author, text }: Pick<Said, 'author' | 'text'>): boolean {
  const isSerious = !mayHintAtDanger(text) && !['insult', 'orders', 'gibberish'].includes(detectIntent(text));
  return author === 'person' && isSerious;
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

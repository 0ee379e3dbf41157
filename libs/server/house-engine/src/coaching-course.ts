export const stages = ['goal', 'reality', 'options', 'nextStep'] as const;
export type Stage = (typeof stages)[number];

/** Where a conversation stands in the coaching method. It is never stored; it is computed from the messages. */
export interface Course {
  /** How many of the coach's questions were answered in each stage. */
  answered: Readonly<Record<Stage, number>>;
  /** What the person wants, in their own words turned to the second person. */
  goal: string | undefined;
  /** The goal is from an earlier conversation, and is replaced when the person names one in this conversation. */
  carried: boolean;
  /** What the person said they will do, rephrased to be said back to them; `''` if it cannot be rephrased. */
  step: string | undefined;
  hasTime: boolean;
  /** The person's latest messages have nothing to do with the course. */
  strayed: boolean;
  /** How many times in a row the person said "I don't know". */
  unknown: number;
}

/** How a message changes the course. */
export type Move =
  | {
      type: 'answered';
      goal: string | undefined;
      step: string | undefined;
      hasTime: boolean;
      /** Whether it answers the question about the goal. */
      toGoal: boolean;
      goalAnswer: string | undefined;
    }
  /** The person said, without being asked, what they will do. */
  | { type: 'committed'; goal: string | undefined; step: string; hasTime: boolean }
  | { type: 'asked'; goal: string | undefined }
  /** The goal the coach repeated is wrong; `goal` is the one the person named instead. */
  | { type: 'rejected'; goal: string | undefined }
  | { type: 'did-not-know' }
  | { type: 'stayed' }
  | { type: 'strayed' };

/** How many answers each stage takes before the next begins. */
const enough: Record<Stage, number> = { goal: 1, reality: 2, options: 2, nextStep: 1 };
/** After this many unknown answers in a row the question is dropped. */
export const patience = 3;

export const beginning: Course = {
  answered: { goal: 0, reality: 0, options: 0, nextStep: 0 },
  goal: undefined,
  carried: false,
  step: undefined,
  hasTime: false,
  strayed: false,
  unknown: 0,
};

/** Returns the stage of the next question; `closed` once the person said what they will do and by when. */
export function stageOf({ answered, goal, step, hasTime }: Course): Stage | 'closed' {
  if (step !== undefined && hasTime) return 'closed';
  if (goal === undefined && answered.goal < enough.goal) return 'goal';
  if (answered.reality < enough.reality) return 'reality';
  if (answered.options < enough.options) return 'options';
  return 'nextStep';
}

/** Returns the course after the coach named the goal of an earlier conversation. */
export const carryOn = (course: Course, goal: string): Course =>
  course.goal === undefined ? { ...course, goal, carried: true } : course;

/** Returns the course after a move. Once it is closed, the next message begins a new round with the same goal. */
export function advance(course: Course, move: Move): Course {
  if (move.type === 'strayed') return { ...course, strayed: true, unknown: 0 };
  if (move.type === 'stayed') return { ...course, unknown: 0 };
  if (move.type === 'rejected')
    return { ...course, goal: move.goal, carried: false, answered: { ...course.answered, goal: 0 }, unknown: 0 };
  const { goal: known, carried } = course;
  if (carried && 'goal' in move && move.goal !== undefined)
    return advance({ ...course, goal: undefined, carried: false }, move);
  const open = stageOf(course) === 'closed' ? { ...beginning, goal: known, carried } : course;
  const here = { ...open, strayed: false, unknown: 0 };
  const stage = stageOf(open) as Stage;
  const further = { ...here.answered, [stage]: here.answered[stage] + 1 };
  switch (move.type) {
    case 'did-not-know': {
      const unknown = open.unknown + 1;
      return {
        ...here,
        strayed: course.strayed,
        unknown,
        answered: unknown % patience === 0 ? further : here.answered,
      };
    }
    case 'asked':
      return { ...here, goal: here.goal ?? move.goal };
    case 'committed':
      if (stage === 'goal' || stage === 'reality') return { ...here, goal: here.goal ?? move.goal };
      return { ...here, ...stepped(here, move), answered: further };
    case 'answered': {
      const goal = here.goal ?? move.goal ?? (stage === 'goal' ? move.goalAnswer : undefined);
      if (stage === 'goal' && goal === undefined && !move.toGoal) return here;
      const steps = stage === 'nextStep' || (stage === 'options' && move.step !== undefined && move.hasTime);
      return { ...here, goal, answered: further, ...(steps ? stepped(here, move) : {}) };
    }
  }
}

/** Once a step is named, the next answer is taken as the time for it, whatever its words. */
function stepped(
  course: Course,
  move: { step: string | undefined; hasTime: boolean },
): Pick<Course, 'step' | 'hasTime'> {
  return { step: course.step ?? move.step, hasTime: course.hasTime || move.hasTime || course.step !== undefined };
}

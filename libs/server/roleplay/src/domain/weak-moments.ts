import type { JudgedCriterion, MoodCourse } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';
import { caredLines } from './cared-lines.ts';
import { moodAt } from './mood-course.ts';

type Rubric = SceneCategory['rubric'];
type Check = Rubric[number]['checks'][number];

interface Line {
  position: number;
  author: 'person' | 'partner';
  text: string;
  status: 'said' | 'removed';
}

/** One of the person's lines that could have done what a criterion missed. */
export interface WeakMoment {
  position: number;
  /** The partner's line before it; null where the person opened. */
  push: string | null;
  said: string;
  criterion: string;
  /** The check that was missed. */
  check: string;
}

/** Limit that keeps the list to the few moments that matter. */
const mostMoments = 4;
/** Score from which a criterion is good. */
const goodFrom = 8;

/**
 * Returns the moments of a scene that are worth playing again: for each criterion that is not good yet, weakest first,
 * the line where the missed check belongs. That is the line that did what is to be avoided; the opening or the ending,
 * where the rubric looks there; else, of the lines that did nothing the rubric looks for, the one that cost the most
 * trust.
 */
export function weakMoments(
  criteria: readonly JudgedCriterion[],
  rubric: Rubric,
  lines: readonly Line[],
  moods: MoodCourse,
): WeakMoment[] {
  const cared = caredLines(lines);
  const own = lines.filter(({ author, status, text }, at) => {
    return author === 'person' && status === 'said' && text.trim() !== '' && !cared.has(at);
  });
  const good = new Set(
    criteria.flatMap(({ checks }) =>
      checks.flatMap(({ never, evidence }) => (never ? [] : evidence.map(({ position }) => position))),
    ),
  );
  const costOf = ({ position }: Line) => moodAt(moods, position).after - moodAt(moods, position).before;
  const byCost = own.toSorted(
    (a, b) => Number(good.has(a.position)) - Number(good.has(b.position)) || costOf(a) - costOf(b),
  );
  const weak = criteria
    .toSorted((a, b) => a.score - b.score)
    .flatMap((criterion) => {
      const missed = criterion.score < goodFrom ? missedIn(criterion, rubric) : undefined;
      return missed ? [{ criterion, missed, done: doneAt(missed, criterion) }] : [];
    });
  // A line that did what is to be avoided serves as the moment of that check only.
  const taken = new Set(weak.flatMap(({ done }) => done ?? []));
  const moments: WeakMoment[] = [];
  for (const { criterion, missed, done } of weak.slice(0, mostMoments)) {
    const free = byCost.filter(({ position }) => position === done || !taken.has(position));
    const line = placeOf(missed, done, own, free);
    if (!line || moments.some(({ position }) => position === line.position)) continue;
    taken.add(line.position);
    const before = lines.find(({ position }) => position === line.position - 1);
    moments.push({
      position: line.position,
      push: before?.author === 'partner' ? before.text : null,
      said: line.text,
      criterion: criterion.slug,
      check: missed.slug,
    });
  }
  return moments;
}

/** Returns the check that a criterion's advice is about. */
const missedIn = ({ slug, advisedCheck }: JudgedCriterion, rubric: Rubric): Check | undefined =>
  rubric.find((one) => one.slug === slug)?.checks.find((check) => check.slug === advisedCheck);

/** Returns the position of the line that did what is to be avoided. */
function doneAt({ slug, never }: Check, { checks }: JudgedCriterion): number | undefined {
  return never ? checks.find((one) => one.slug === slug)?.evidence[0]?.position : undefined;
}

function placeOf(missed: Check, done: number | undefined, own: readonly Line[], free: readonly Line[]) {
  if (done !== undefined) return free.find(({ position }) => position === done);
  const edges = new Set(missed.detect.map(({ where }) => where));
  const [edge] = edges.size === 1 ? edges : [];
  const wanted = edge === 'opening' ? own[0] : edge === 'ending' ? own.at(-1) : free[0];
  return wanted && free.includes(wanted) ? wanted : undefined;
}

import type { MeetingFeedback } from '@greenroom/contracts';

type Compared = MeetingFeedback['compared'][number];

/** Rehearsed measures by how they went in scenes and in the meeting. */
interface CarriedOver {
  /** Good in scenes, and good here. */
  came: Compared[];
  /** Good in scenes, but not here. */
  stayed: Compared[];
  /** Not good in scenes, and good here. */
  better: Compared[];
  /** Good in neither. */
  neither: Compared[];
}

/**
 * Compares the visitor's usual values in scenes with the meeting, both by the meeting's ranges. Returns undefined if no
 * scene was rehearsed.
 */
export function carriedOver({
  compared,
  measures,
}: Pick<MeetingFeedback, 'compared' | 'measures'>): CarriedOver | undefined {
  const found: CarriedOver = { came: [], stayed: [], better: [], neither: [] };
  for (const one of compared) {
    const measure = measures.find(({ name }) => name === one.name);
    if (!measure || measure.rating === null || one.inScenes === null) continue;
    const wasGood = isWithin(one.inScenes, measure.good);
    const isGood = measure.rating === 'GOOD';
    found[wasGood ? (isGood ? 'came' : 'stayed') : isGood ? 'better' : 'neither'].push(one);
  }
  return Object.values(found).some((list: Compared[]) => list.length > 0) ? found : undefined;
}

const isWithin = (value: number, { from, to }: MeetingFeedback['measures'][number]['good']): boolean =>
  (from === null || value >= from) && (to === null || value <= to);

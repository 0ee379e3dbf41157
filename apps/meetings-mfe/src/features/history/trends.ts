import type { Meetings, MeetingSummary } from '@greenroom/contracts';

type FigureName = MeetingSummary['figures'][number]['name'];

export interface Trend {
  name: FigureName;
  /** Oldest first. */
  points: { at: string; value: number }[];
  /** The usual value in rehearsed scenes. */
  practised: number | null;
}

/** The measures that are drawn, most important first. */
const drawn: readonly FigureName[] = ['talk-share', 'questions', 'longest-monologue', 'pace'];
/** Fewer meetings are no trend; more could not be told apart. */
const meetingsDrawn = { least: 3, most: 24 };

/** Returns the trends of measures with enough meetings that were measured like the newest. */
export function trendsIn(meetings: Meetings['meetings'], practised: Meetings['practised']): Trend[] {
  const inOrder = meetings.toSorted((a, b) => a.heldAt.localeCompare(b.heldAt));
  return drawn.flatMap((name) => {
    const measured = inOrder.flatMap(({ heldAt, figures }) => {
      const figure = figures.find((one) => one.name === name);
      return figure ? [{ at: heldAt, ...figure }] : [];
    });
    const method = measured.at(-1)?.method;
    const points = measured.flatMap((one) => (one.method === method ? [{ at: one.at, value: one.value }] : []));
    if (points.length < meetingsDrawn.least) return [];
    const inScenes = practised.find((one) => one.method === method)?.value ?? null;
    return [{ name, points: points.slice(-meetingsDrawn.most), practised: inScenes }];
  });
}

import type { Meetings, MeetingSummary } from '@greenroom/contracts';

type FigureName = MeetingSummary['figures'][number]['name'];

export interface Trend {
  name: FigureName;
  /** Oldest first. */
  points: { at: string; value: number }[];
  /** The usual value in scenes one rehearsed. */
  practised: number | null;
}

/** What is drawn, weightiest first. */
const drawn: readonly FigureName[] = ['talk-share', 'questions', 'longest-monologue', 'pace'];
/** Fewer are no trend; more cannot be told apart. */
const meetingsDrawn = { least: 3, most: 24 };

/** Figures over one's meetings, where there are enough of them. */
export function trendsIn(meetings: Meetings['meetings'], practised: Meetings['practised']): Trend[] {
  const inOrder = meetings.toSorted((a, b) => a.heldAt.localeCompare(b.heldAt));
  return drawn.flatMap((name) => {
    const points = inOrder.flatMap(({ heldAt, figures }) => {
      const figure = figures.find((one) => one.name === name);
      return figure ? [{ at: heldAt, value: figure.value }] : [];
    });
    if (points.length < meetingsDrawn.least) return [];
    const inScenes = practised.find((one) => one.name === name)?.value ?? null;
    return [{ name, points: points.slice(-meetingsDrawn.most), practised: inScenes }];
  });
}

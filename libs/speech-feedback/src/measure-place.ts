interface Range {
  from: number | null;
  to: number | null;
}

/** The ends of each measure's rail, chosen to include usual values. In the measure's own unit. */
export const measureRails: Record<string, readonly [number, number]> = {
  pace: [50, 250],
  fillers: [0, 12],
  pauses: [0, 7],
  'talk-share': [0, 100],
  'longest-monologue': [0, 90],
  questions: [0, 15],
  'open-questions': [0, 100],
  hedging: [0, 8],
  interruptions: [0, 8],
  monotone: [0, 6],
  'repeated-words': [0, 10],
};

/** Returns the position of a measure's mark and of its good range on the rail, in per cent from the left. */
export function measurePlace(name: string, value: number, good: Range): { mark: number; from: number; to: number } {
  const [least, most] = measureRails[name] ?? [0, Math.max(10, value * 1.5, (good.to ?? 0) * 2)];
  const place = (at: number) => round((Math.min(most, Math.max(least, at)) - least) / ((most - least) / 100));
  // A mark at the very end would extend beyond the edge of the page.
  const mark = Math.min(98, Math.max(2, place(value)));
  return { mark, from: good.from === null ? 0 : place(good.from), to: good.to === null ? 100 : place(good.to) };
}

const round = (figure: number) => Math.round(figure * 10) / 10;

/** Duration of a timer in minutes: when it rings first and, if the step names a range, the latest end. */
export interface StepMinutes {
  from: number;
  to?: number;
}

const span =
  /(within |every |first |innerhalb von |binnen |alle |ersten? )?(\d+)(?: (?:to|bis) (\d+))? (?:minutes?|Minuten?)\b|(within |innerhalb (?:von )?|binnen )?(?:half an hour|einer halben Stunde|eine halbe Stunde)/g;

/**
 * Returns the durations named in a step in English or German, each once; time limits ("within 30 minutes") and
 * intervals are left out.
 */
export function minutesIn(step: string): StepMinutes[] {
  const found = [...step.matchAll(span)].flatMap(([, limit, from, to, halfLimit]): StepMinutes[] => {
    if (limit || halfLimit) return [];
    if (from === undefined) return [{ from: 30 }];
    return [{ from: Number(from), ...(to && { to: Number(to) }) }];
  });
  return found.filter(({ from }, place) => found.findIndex((other) => other.from === from) === place);
}

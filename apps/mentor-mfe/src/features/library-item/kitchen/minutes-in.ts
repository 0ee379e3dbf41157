/** For how long a timer is offered: its first ring, and where a step names a span, by when it is done at the latest. */
export interface StepMinutes {
  from: number;
  to?: number;
}

const span =
  /(within |every |first |innerhalb von |binnen |alle |ersten? )?(\d+)(?: (?:to|bis) (\d+))? (?:minutes?|Minuten?)\b|(within |innerhalb (?:von )?|binnen )?(?:half an hour|einer halben Stunde|eine halbe Stunde)/g;

/** The minutes that a step names in English or German, each once; not those by which something has to be done. */
export function minutesIn(step: string): StepMinutes[] {
  const found = [...step.matchAll(span)].flatMap(([, limit, from, to, halfLimit]): StepMinutes[] => {
    if (limit || halfLimit) return [];
    if (from === undefined) return [{ from: 30 }];
    return [{ from: Number(from), ...(to && { to: Number(to) }) }];
  });
  return found.filter(({ from }, place) => found.findIndex((other) => other.from === from) === place);
}

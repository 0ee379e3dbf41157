/** For how long a timer is offered: its first ring, and where a step names a span, by when it is done at the latest. */
export interface StepMinutes {
  from: number;
  to?: number;
}

const span = /(within |every |first )?(\d+)(?: to (\d+))? minutes?\b|(within )?half an hour/g;

/** The minutes that a step names, each once; not those by which something has to be done. */
export function minutesIn(step: string): StepMinutes[] {
  const found = [...step.matchAll(span)].flatMap(([text, limit, from, to, halfLimit]): StepMinutes[] => {
    if (limit || halfLimit) return [];
    if (text === 'half an hour') return [{ from: 30 }];
    return [{ from: Number(from), ...(to && { to: Number(to) }) }];
  });
  return found.filter(({ from }, place) => found.findIndex((other) => other.from === from) === place);
}

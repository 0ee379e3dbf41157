/** From here on a voice is heard, as root mean square of a frame: well above a quiet room, below one who speaks softly. */
export const heardFrom = 0.015;
/** One still has the floor in a pause as long as that. In ms. */
const pauseMs = 700;

/** Who has the floor, and when they were heard last. */
export interface Speaking {
  who: string;
  heardAt: number;
}

/**
 * Who has the floor now: whoever was heard and is not silent for long, else the loudest.
 * @param levels of everybody, 0 to 1
 * @param now in ms
 */
export function whoSpeaks(
  before: Speaking | undefined,
  levels: readonly (readonly [who: string, level: number])[],
  now: number,
): Speaking | undefined {
  const heard = levels.filter(([, level]) => level >= heardFrom).toSorted(([, a], [, b]) => b - a);
  if (before && heard.some(([who]) => who === before.who)) return { who: before.who, heardAt: now };
  if (before && now - before.heardAt < pauseMs) return before;
  return heard[0] && { who: heard[0][0], heardAt: now };
}

/** The threshold for a voice, as root mean square of a frame: well above a quiet room, below a soft voice. */
export const heardFrom = 0.015;
/** A speaker keeps the floor during a pause of this length. In ms. */
const pauseMs = 700;

/** Who has the floor, and when they were last heard. */
export interface Speaking {
  who: string;
  heardAt: number;
}

/**
 * Returns who has the floor: the previous speaker unless silent for too long, otherwise the loudest.
 * @param levels of everyone, 0 to 1
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

/** How long an admitted caller may take to connect. In ms. */
const comesWithinMs = 30_000;

/** Limits how many calls this instance follows at once, for engines that process speech on this machine. */
export interface Admission {
  /** How many calls this instance follows or expects. */
  readonly calls: number;
  /**
   * Reserves a place for one more call, for a limited time.
   * @param instead calls of the same person that end for the new one
   * @returns false if the instance is full
   */
  admit(callUuid: string, instead: readonly string[]): boolean;
  /** Marks a call as connected here. A call in progress is never turned away, even beyond the capacity. */
  enter(callUuid: string): void;
  leave(callUuid: string): void;
}

export function createAdmission(capacity: number, now: () => number): Admission {
  const expected = new Map<string, number>();
  const inside = new Set<string>();
  const forgetLate = () => {
    for (const [uuid, until] of expected) if (until <= now()) expected.delete(uuid);
  };
  return {
    get calls() {
      forgetLate();
      return expected.size + inside.size;
    },
    admit(callUuid, instead) {
      forgetLate();
      const others = [...expected.keys(), ...inside].filter((uuid) => !instead.includes(uuid));
      if (others.length >= capacity) return false;
      expected.set(callUuid, now() + comesWithinMs);
      return true;
    },
    enter(callUuid) {
      expected.delete(callUuid);
      inside.add(callUuid);
    },
    leave(callUuid) {
      expected.delete(callUuid);
      inside.delete(callUuid);
    },
  };
}

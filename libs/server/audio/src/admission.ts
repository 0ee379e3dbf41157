/** Who was let in has to come within this. In ms. */
const comesWithinMs = 30_000;

/** How many calls this instance follows at once, where the engine that understands them runs on this machine. */
export interface Admission {
  /** Lets one more in, for a while. @param instead a call of the same person that ends for it @returns false where it is full */
  admit(callUuid: string, instead: readonly string[]): boolean;
  /** It is here, or goes on here: whoever is in a call is never sent away. */
  enter(callUuid: string): void;
  leave(callUuid: string): void;
}

export function createAdmission(capacity: number, now: () => number): Admission {
  const expected = new Map<string, number>();
  const inside = new Set<string>();
  return {
    admit(callUuid, instead) {
      for (const [uuid, until] of expected) if (until <= now()) expected.delete(uuid);
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

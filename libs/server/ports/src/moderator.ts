import type { SafetyRule } from '@greenroom/contracts';

export type { SafetyRule };

/** Checks texts against the safety rules. Every adapter passes `testing/moderator-conformance.ts`. */
export interface Moderator {
  /** For the start-up table; contains no key. */
  readonly name: string;
  /**
   * @returns the rule that a text breaks, the most serious if there are several
   * @throws ModeratorUnavailableError
   */
  check(text: string): Promise<SafetyRule | undefined>;
}

/** The text could not be checked; a retry may work later. The message contains nothing of the text. */
export class ModeratorUnavailableError extends Error {
  override name = 'ModeratorUnavailableError';
}

/** Returns a moderator that asks the second one when the first finds nothing or is unavailable. */
export function withStandIn(first: Moderator, second: Moderator): Moderator {
  return {
    name: `${first.name}, else ${second.name}`,
    async check(text) {
      try {
        return (await first.check(text)) ?? (await second.check(text));
      } catch (error) {
        if (error instanceof ModeratorUnavailableError) return second.check(text);
        throw error;
      }
    },
  };
}

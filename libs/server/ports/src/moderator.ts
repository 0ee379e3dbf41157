import type { SafetyRule } from '@greenroom/contracts';

export type { SafetyRule };

/** Judges texts by the safety rules. `testing/moderator-conformance.ts` says what each adapter holds to. */
export interface Moderator {
  /** For the start-up table; holds no key. */
  readonly name: string;
  /**
   * @returns the rule a text breaks, the gravest where there are several
   * @throws ModeratorUnavailableError
   */
  check(text: string): Promise<SafetyRule | undefined>;
}

/** The text could not be judged; the same may work later. The message holds nothing of the text. */
export class ModeratorUnavailableError extends Error {
  override name = 'ModeratorUnavailableError';
}

/** The first moderator, and the second wherever the first cannot judge. */
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

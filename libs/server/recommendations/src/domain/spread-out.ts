import type { Ranked } from './rank.ts';

/** The factor for each candidate chosen earlier from the same shelf. */
const sameLibraryShare = 0.85;

/**
 * Chooses the best few, spread over shelves: each time the best one, with its score reduced for every candidate chosen
 * from its shelf before (maximal marginal relevance, Carbonell and Goldstein 1998, with shelves for likeness). A
 * shorter list is the beginning of a longer one.
 */
export function spreadOut(ranked: readonly Ranked[], count: number): Ranked[] {
  const left = [...ranked];
  const chosen: Ranked[] = [];
  const fromLibrary = new Map<string, number>();
  while (chosen.length < count && left.length > 0) {
    const worth = ({ candidate, score }: Ranked) => score * sameLibraryShare ** (fromLibrary.get(candidate.shelf) ?? 0);
    let best = 0;
    for (let index = 1; index < left.length; index += 1) if (worth(left[index]!) > worth(left[best]!)) best = index;
    const [next] = left.splice(best, 1);
    chosen.push(next!);
    fromLibrary.set(next!.candidate.shelf, (fromLibrary.get(next!.candidate.shelf) ?? 0) + 1);
  }
  return chosen;
}

import type { Ranked } from './rank.ts';

/** What each earlier one from the same shelf leaves of a score. */
const sameShelfShare = 0.85;

/**
 * The best few, spread over shelves: each time the one that is best when everything is worth less for every one chosen
 * from its shelf before (maximal marginal relevance, Carbonell and Goldstein 1998, with shelves for likeness). Fewer of
 * them are the beginning of more.
 */
export function spreadOut(ranked: readonly Ranked[], count: number): Ranked[] {
  const left = [...ranked];
  const chosen: Ranked[] = [];
  const fromShelf = new Map<string, number>();
  while (chosen.length < count && left.length > 0) {
    const worth = ({ candidate, score }: Ranked) => score * sameShelfShare ** (fromShelf.get(candidate.shelf) ?? 0);
    let best = 0;
    for (let index = 1; index < left.length; index += 1) if (worth(left[index]!) > worth(left[best]!)) best = index;
    const [next] = left.splice(best, 1);
    chosen.push(next!);
    fromShelf.set(next!.candidate.shelf, (fromShelf.get(next!.candidate.shelf) ?? 0) + 1);
  }
  return chosen;
}

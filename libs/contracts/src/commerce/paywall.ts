import { pathTo, paths } from '../paths.ts';

export interface PaywallFacts {
  /** Whether a promotion is on. */
  promotionOn: boolean;
  /** Path, query and fragment of the page one is on. */
  at: string;
}

/**
 * Where somebody is led who asked for what comes with a plan, from every door there is: to the promotion page when a
 * promotion is on and one is not there already, else to the quiz (specification, section 2). Both lead back.
 */
export function paywallAddress({ promotionOn, at }: PaywallFacts): string {
  const [path = '/'] = at.split(/[?#]/, 1);
  const there = path.replace(/(?<=.)\/$/, '') === paths.promotion;
  // What brought one to the promotion is not on that page.
  const returnTo = there
    ? (new URLSearchParams(at.split('#', 1)[0]?.slice(path.length)).get('returnTo') ?? undefined)
    : at;
  return pathTo(promotionOn && !there ? 'promotion' : 'quiz', undefined, { returnTo });
}

import { pathTo, paths } from '../paths.ts';

export interface PaywallFacts {
  /** Whether a promotion is active. */
  promotionOn: boolean;
  /** Path, query and fragment of the current page. */
  at: string;
}

/**
 * Returns where a visitor goes who asks for a feature of a plan, from any page: to the promotion page if a promotion is
 * active and they are not on it already, else to the quiz (specification, section 2). Both lead back.
 */
export function paywallAddress({ promotionOn, at }: PaywallFacts): string {
  const [path = '/'] = at.split(/[?#]/, 1);
  const there = path.replace(/(?<=.)\/$/, '') === paths.promotion;
  // From the promotion page, lead back to the page before it.
  const returnTo = there
    ? (new URLSearchParams(at.split('#', 1)[0]?.slice(path.length)).get('returnTo') ?? undefined)
    : at;
  return pathTo(promotionOn && !there ? 'promotion' : 'quiz', undefined, { returnTo });
}

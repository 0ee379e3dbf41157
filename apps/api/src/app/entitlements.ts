import type { ErrorCode } from '@greenroom/contracts';
import type { LibraryRight } from '../modules/content/index.ts';
import type { Person } from '../modules/people/index.ts';

/** What is known about the one who asks. */
export interface Facts {
  /** `off`: nobody needs a plan yet, nor an account for what only asks for one to keep a taste of it small. */
  plans: 'off' | 'on';
  signedIn: boolean;
  /** A trial, a subscription or an enterprise account that holds now. */
  hasPlan: boolean;
  /** Whether some of the free taste (messages, minutes of voice) is left. */
  tasteLeft: boolean;
  /** Signed in by the company's own Google account. */
  staff: boolean;
}

/** Allowed, or the code to refuse with. */
type Verdict = 'allowed' | Extract<ErrorCode, 'not_authenticated' | 'plan_required'>;

export interface Rights {
  /** Coaches, library lists, recommendations. */
  browse: Verdict;
  /** Chat and voice with a coach. */
  chat: boolean;
  library: LibraryRight;
  roleplay: Verdict;
  meetings: Verdict;
}

/** Who may do what, the one place that knows. Source: "Who may do what" of the product decisions. */
export function entitlements(facts: Facts): Rights {
  const planned = facts.plans === 'off' || (facts.signedIn && facts.hasPlan);
  const withPlan: Verdict = !facts.signedIn ? 'not_authenticated' : planned ? 'allowed' : 'plan_required';
  return {
    browse: facts.signedIn || facts.plans === 'off' ? 'allowed' : 'not_authenticated',
    chat: planned || facts.tasteLeft,
    library: planned ? 'all' : 'first-of-each',
    roleplay: withPlan,
    meetings: facts.signedIn && facts.staff ? 'allowed' : withPlan,
  };
}

export type RightsOf = (person: Person) => Rights;

/** Plans that open everything; one that was cancelled and ran out does not. */
const holding = ['TRIAL', 'ACTIVE', 'ENTERPRISE'];

/** Rights by what is known so far: plans are granted by a setting, and there are no allowances yet. */
export function rightsBySetting(plans: Facts['plans']): RightsOf {
  return ({ signedIn, plan, staff }) =>
    entitlements({ plans, signedIn, hasPlan: holding.includes(plan), tasteLeft: true, staff });
}

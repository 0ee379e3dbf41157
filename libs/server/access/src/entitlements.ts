import { type Allowance, type Right, type StaffRole, staffRoles, type Verdict } from '@greenroom/contracts';
import type { LibraryRight } from './library-right.ts';
import { holds, type Subscription } from './subscription.ts';
import { type Person } from './person.ts';

/** What is known about the one who asks. */
export interface Facts {
  /** `off`: what asks for a plan asks for an account at the most, and nothing is counted. */
  plans: 'off' | 'on';
  signedIn: boolean;
  subscription: Subscription;
  /** What is left of the taste, or of a plan's fair use; nothing where nothing is counted. */
  allowance: Pick<Allowance, 'messagesLeft' | 'voiceSecondsLeft'> | null;
  /** Signed in by the company's own Google account, with a second factor. */
  staff: boolean;
  /** What they may do on the staff pages. */
  staffRoles: readonly StaffRole[];
  now: Date;
}

export interface Rights extends Readonly<Record<Right, Verdict>> {
  /** What `wholeLibrary` comes to. */
  library: LibraryRight;
}

type Standing = 'visitor' | 'account' | 'member';

/** `while left`: as long as something of the allowance is; `role`: staff of a role that allows it, whatever their plan. */
type Cell = Verdict | 'while left' | 'role';

type StaffRight = Extract<Right, `staff${string}`>;
const ofRole = { visitor: 'not_authenticated', account: 'role', member: 'role' } as const;

/** Which roles allow what; an admin may do all of it. `content` has no page of its own yet. */
const rolesFor: Record<StaffRight, readonly StaffRole[]> = {
  staff: staffRoles,
  staffPeople: ['support', 'billing'],
  staffSupport: ['support'],
  staffReleases: ['releases'],
  staffAdmin: [],
};

/** Who is no staff does not learn that there is something. */
function verdictOfRole(right: StaffRight, has: readonly StaffRole[]): Verdict {
  if (has.length === 0) return 'not_found';
  return has.includes('admin') || has.some((role) => rolesFor[right].includes(role)) ? 'allowed' : 'forbidden';
}

/**
 * Who may do what, row by row (docs/specification.md, 10.2): a visitor, one signed in without a plan,
 * and one with a trial, a subscription or an enterprise account.
 */
const table: Record<Right, Record<Standing, Cell>> = {
  everyone: { visitor: 'allowed', account: 'allowed', member: 'allowed' },
  account: { visitor: 'not_authenticated', account: 'allowed', member: 'allowed' },
  browse: { visitor: 'not_authenticated', account: 'allowed', member: 'allowed' },
  chat: { visitor: 'while left', account: 'while left', member: 'while left' },
  call: { visitor: 'while left', account: 'while left', member: 'while left' },
  wholeLibrary: { visitor: 'plan_required', account: 'plan_required', member: 'allowed' },
  roleplay: { visitor: 'not_authenticated', account: 'plan_required', member: 'allowed' },
  meetings: { visitor: 'not_authenticated', account: 'plan_required', member: 'allowed' },
  staff: ofRole,
  staffPeople: ofRole,
  staffSupport: ofRole,
  staffReleases: ofRole,
  staffAdmin: ofRole,
};

/** Rights that no account is asked for: without plans they are everyone's. */
const withoutAccount: ReadonlySet<Right> = new Set(['chat', 'call', 'wholeLibrary']);

/** Who may do what, the one place that knows: used by every endpoint, and through the current user by every page. */
export function entitlements(facts: Facts): Rights {
  const { plans, signedIn, subscription, allowance, staff, now } = facts;
  const hasPlan = plans === 'off' || holds(subscription, now);
  const verdictOn = (right: Right, left = true): Verdict => {
    const known = signedIn || (plans === 'off' && withoutAccount.has(right));
    const standing = known ? (hasPlan ? 'member' : 'account') : 'visitor';
    const cell = right === 'meetings' && signedIn && staff ? 'allowed' : table[right][standing];
    if (cell === 'role') return verdictOfRole(right as StaffRight, facts.staffRoles);
    if (cell !== 'while left') return cell;
    if (left || plans === 'off') return 'allowed';
    return standing === 'member' ? 'rate_limited' : 'plan_required';
  };
  const wholeLibrary = verdictOn('wholeLibrary');
  return {
    everyone: verdictOn('everyone'),
    account: verdictOn('account'),
    browse: verdictOn('browse'),
    chat: verdictOn('chat', allowance === null || allowance.messagesLeft > 0),
    call: verdictOn('call', allowance === null || allowance.voiceSecondsLeft > 0),
    wholeLibrary,
    roleplay: verdictOn('roleplay'),
    meetings: verdictOn('meetings'),
    staff: verdictOn('staff'),
    staffPeople: verdictOn('staffPeople'),
    staffSupport: verdictOn('staffSupport'),
    staffReleases: verdictOn('staffReleases'),
    staffAdmin: verdictOn('staffAdmin'),
    library: wholeLibrary === 'allowed' ? 'all' : 'first-of-each',
  };
}

export type RightsOf = (person: Person) => Rights;

/** Rights of the one who asks now. Their plan is commerce's, or one that a setting gives. @param plans whether plans are asked for at all */
export function rightsBySetting(plans: Facts['plans']): RightsOf {
  return ({ signedIn, subscription, allowance, staff, staffRoles }) =>
    entitlements({ plans, signedIn, subscription, allowance, staff, staffRoles, now: new Date() });
}

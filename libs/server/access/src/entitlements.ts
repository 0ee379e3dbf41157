import { type Allowance, type Right, type StaffRole, staffRoles, type Verdict } from '@greenroom/contracts';
import type { LibraryRight } from './library-right.ts';
import { holds, type Subscription } from './subscription.ts';
import { type Person } from './person.ts';

/** The facts about the caller that decide their rights. */
export interface Facts {
  /** `off`: rights that need a plan need at most an account, and usage is not counted. */
  plans: 'off' | 'on';
  signedIn: boolean;
  subscription: Subscription;
  /** What is left of the free allowance or of a plan's fair use; null if usage is not counted. */
  allowance: Pick<Allowance, 'messagesLeft' | 'voiceSecondsLeft'> | null;
  /** Signed in with the company's own Google account and a second factor. */
  staff: boolean;
  /** The caller's roles on the staff pages. */
  staffRoles: readonly StaffRole[];
  now: Date;
}

export interface Rights extends Readonly<Record<Right, Verdict>> {
  /** The part of the library that the `wholeLibrary` verdict opens. */
  library: LibraryRight;
}

type AccountStatus = 'visitor' | 'account' | 'member';

/**
 * `while left`: allowed until the allowance is used up. `role`: allowed for staff with a matching role, whatever their
 * plan.
 */
type Cell = Verdict | 'while left' | 'role';

type StaffRight = Extract<Right, `staff${string}`>;
const ofRole = { visitor: 'not_authenticated', account: 'role', member: 'role' } as const;

/** The roles that have each staff right; an admin has all of them. `content` has no page of its own yet. */
const rolesFor: Record<StaffRight, readonly StaffRole[]> = {
  staff: staffRoles,
  staffPeople: ['support', 'billing'],
  staffSupport: ['support'],
  staffMoney: ['billing'],
  staffReleases: ['releases'],
  staffAdmin: [],
};

/** Answers `not_found` to accounts without a role, so that they do not learn that the staff pages exist. */
function verdictOfRole(right: StaffRight, has: readonly StaffRole[]): Verdict {
  if (has.length === 0) return 'not_found';
  return has.includes('admin') || has.some((role) => rolesFor[right].includes(role)) ? 'allowed' : 'forbidden';
}

/**
 * The rights table (docs/specification.md, 10.2), for a visitor, for an account without a plan, and for a member: an
 * account with a trial, a subscription or an enterprise plan.
 */
const table: Record<Right, Record<AccountStatus, Cell>> = {
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
  staffMoney: ofRole,
  staffReleases: ofRole,
  staffAdmin: ofRole,
};

/** Rights that need no account: with plans off, visitors have them too. */
const withoutAccount: ReadonlySet<Right> = new Set(['chat', 'call', 'wholeLibrary']);

/** Returns the rights for the given facts. Every endpoint uses it, and every page through the current user. */
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
    staffMoney: verdictOn('staffMoney'),
    staffReleases: verdictOn('staffReleases'),
    staffAdmin: verdictOn('staffAdmin'),
    library: wholeLibrary === 'allowed' ? 'all' : 'first-of-each',
  };
}

export type RightsOf = (person: Person) => Rights;

/**
 * Returns a function that reads a person's rights. Their plan comes from commerce or from a setting.
 * @param plans whether rights depend on plans at all
 */
export function rightsBySetting(plans: Facts['plans']): RightsOf {
  return ({ signedIn, subscription, allowance, staff, staffRoles }) =>
    entitlements({ plans, signedIn, subscription, allowance, staff, staffRoles, now: new Date() });
}

import type { Allowance, FreeTrialState, StaffRole } from '@greenroom/contracts';
import type { SignedInAccount } from './signed-in-account.ts';
import type { OverduePayment, PausedPlan, Subscription } from './subscription.ts';

/** The person behind a request, with the facts that decide their rights. */
export interface Person {
  /** Random, kept in a strictly necessary cookie. Used for releases and allowances, never for analytics. */
  visitorId: string;
  /** The owner of the person's data: the account's uuid, or the visitor's id. */
  ownerId: string;
  signedIn: boolean;
  account: SignedInAccount | undefined;
  subscription: Subscription;
  /** Whether the subscription was granted by staff or by a setting instead of bought. */
  planGranted: boolean;
  /** Whether the plan was bought, is paid yearly and is in good standing. */
  annualPlan: boolean;
  /** Undefined if no payment is overdue. */
  overdue?: OverduePayment | undefined;
  /** Undefined if no plan is paused. */
  paused?: PausedPlan | undefined;
  /** Whether a free trial could be sold if one were offered: no plan now, and no trial before. */
  trialToBeHad: boolean;
  /** Whether a purchase comes with the money-back guarantee, unless the card it is paid with had a refund before. */
  guaranteeToBeHad: boolean;
  /** Whether a free trial is offered, which decides what is sold. */
  freeTrial: FreeTrialState;
  /** The promotion variations drawn for this person before, as stored in their cookie. */
  promotionsDrawn: string;
  /** The allowance left for coach conversations at the time of the request; null if usage is not counted. */
  allowance: Allowance | null;
  /**
   * Signed in with a second factor, with a Google account of the company's or, if no company is set, with an account
   * that has a role; or signed in by a demonstration's own link.
   */
  staff: boolean;
  /** The roles on the staff pages; empty for everyone else. */
  staffRoles: readonly StaffRole[];
  /** Would be staff after setting up a second factor. */
  staffNeedsFactor: boolean;
  /** Whether the e-mail address, confirmed or not, is the parent company's. For analytics only. */
  isMcEmail: boolean;
  /** Whether the account belongs to the demonstration data; analytics counts it as a test user. */
  isTestUser: boolean;
  /** The analytics id of the browser; null until the visitor consents. */
  anonymousId: string | null;
  /** ISO 3166-1 alpha-2 of the request; `XX` for unknown. */
  country: string;
  /** IP address of the request. Only a hash of it is ever stored. */
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person;
  }
}

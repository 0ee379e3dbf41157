import type { Allowance, FreeTrialState, StaffRole } from '@greenroom/contracts';
import type { SignedInAccount } from './signed-in-account.ts';
import type { OverduePayment, PausedPlan, Subscription } from './subscription.ts';

/** The one who asks, with what entitlements ask about them. */
export interface Person {
  /** Random, kept in a strictly necessary cookie; releases and allowances hang on it, analytics never. */
  visitorId: string;
  /** Under what their things stand: the account's uuid, else the visitor's id. */
  ownerId: string;
  signedIn: boolean;
  account: SignedInAccount | undefined;
  subscription: Subscription;
  /** A setting gives the subscription. */
  planGranted: boolean;
  /** Paid by the year, and good. */
  annualPlan: boolean;
  /** Nothing where nothing is overdue. */
  overdue?: OverduePayment | undefined;
  /** Nothing where no plan is paused. */
  paused?: PausedPlan | undefined;
  /** A free trial would be sold if one were offered: no plan now, and no trial before. */
  trialToBeHad: boolean;
  /** A purchase would come with the money-back guarantee, unless the card it is paid with had a refund. */
  guaranteeToBeHad: boolean;
  /** Whether one is offered, which decides what is sold. */
  freeTrial: FreeTrialState;
  /** The variations of promotions that were drawn for them before, as their cookie has them. */
  promotionsDrawn: string;
  /** What they may use of the coaches, as it was when they asked; nothing where nothing is counted. */
  allowance: Allowance | null;
  /**
   * Signed in with a second factor by a Google account of the company's, or where no company is set, to an account that
   * has a role; or by a demonstration's own link.
   */
  staff: boolean;
  /** What staff may do on the staff pages; empty for everyone else. */
  staffRoles: readonly StaffRole[];
  /** Would be staff, once a second factor is set up. */
  staffNeedsFactor: boolean;
  /** An address of the parent company's, confirmed or not: for analytics alone. */
  isMcEmail: boolean;
  /** An account of the demonstration's, which analytics counts as a test user. */
  isTestUser: boolean;
  /** By whom analytics knows the browser; nothing until the visitor consents to that. */
  anonymousId: string | null;
  /** ISO 3166-1 alpha-2 of the request; `XX` for unknown. */
  country: string;
  /** IP address of the request. It is kept nowhere but as a hash. */
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person;
  }
}

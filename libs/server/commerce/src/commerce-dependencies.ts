import type { Subscription } from '@greenroom/access';
import type { Database, Queryable } from '@greenroom/database';
import type { Payments } from '@greenroom/ports/payments';
import type { IdentityModule } from '@greenroom/identity';
import type { Seller } from './invoices/invoice-sheet.ts';

export interface CommerceDependencies {
  db: Database;
  payments: Payments;
  /** Whether `payments` is a sandbox that this product started itself, with its data beside ours. */
  ownSandbox: boolean;
  identity: Pick<IdentityModule, 'mails' | 'sendMails' | 'rateLimiter'>;
  /** The seller named on invoices. */
  seller: Seller;
  /** Where to manage plans that another provider keeps. */
  elsewhere: Readonly<Record<'apple' | 'parent', string | null>>;
  /** Returns the plan that an account has with another provider now; undefined if there is no such provider. */
  externalPlanOf?: ((db: Queryable, accountUuid: string, now: Date) => Promise<Subscription | undefined>) | undefined;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  /** Resolves once events of the same moment have arrived, so that they are projected together. */
  gather(): Promise<void>;
  /** Identifies this instance among those on one database. */
  instance: string;
  /** The wall clock. */
  now(): Date;
  /** From 0 to 1: spreads work that several instances would do at the same time. */
  random(): number;
}

import type { Database } from '@greenroom/database';
import type { Payments } from '@greenroom/ports/payments';
import type { IdentityModule } from '@greenroom/identity';
import type { Seller } from './invoices/invoice-sheet.ts';

export interface CommerceDependencies {
  db: Database;
  payments: Payments;
  /** Whether `payments` is a sandbox that this product has started itself, with its data beside ours. */
  ownSandbox: boolean;
  identity: Pick<IdentityModule, 'mails' | 'sendMails' | 'rateLimiter'>;
  /** Whose name invoices bear. */
  seller: Seller;
  /** Where plans kept elsewhere are changed. */
  elsewhere: Readonly<Record<'apple' | 'parent', string | null>>;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  /** Resolves when events of one moment have come, so that they are projected together. */
  gather(): Promise<void>;
  /** Names this instance among those on one database. */
  instance: string;
  /** The wall's clock. */
  now(): Date;
  /** 0 to 1: spreads what several instances would do at once. */
  random(): number;
}

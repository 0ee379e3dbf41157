import type { Factor, Locale } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import type { AccountRow } from './accounts.repository.ts';
import type { RateLimiter } from '@greenroom/rate-limit';
import type { PasswordHasher } from './hash-passwords.ts';
import type { MailQueue } from './mails/queue-mail.ts';

/** The dependencies of identity's use cases. */
export interface IdentityDependencies {
  db: Database;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  mails: MailQueue;
  /** Transfers a visitor's data to the account, in the transaction of the log-in. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** Identity providers, the log-in methods besides a password. */
  providers: readonly IdentityProvider[];
  /** The key that seals data for this installation. */
  secret: string;
  /** The domain of the parent company, in lower case. */
  companyDomain: string | undefined;
  /**
   * Returns the second factors of which one must be verified, after the password or the provider, before tokens are
   * issued.
   */
  requiredFactors(tx: Queryable, account: AccountRow): Promise<readonly Factor[]>;
}

/** The browser that logs in. */
export interface Asker {
  /** Its IP address. */
  address: string;
  country: string;
  userAgent: string;
  visitorId: string;
  locale: Locale;
  /** Its current session. */
  session: { accountUuid: string; sessionUuid: string } | undefined;
}

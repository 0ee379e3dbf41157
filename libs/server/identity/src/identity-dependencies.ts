import type { Factor, Locale } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import type { AccountRow } from './accounts.repository.ts';
import type { RateLimiter } from '@greenroom/rate-limit';
import type { PasswordHasher } from './hash-passwords.ts';
import type { MailQueue } from './mails/queue-mail.ts';

/** What the use cases of identity stand on. */
export interface IdentityDependencies {
  db: Database;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  mails: MailQueue;
  /** Makes what a visitor has an account's, in the transaction of the log-in. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** Other ways in than a password. */
  providers: readonly IdentityProvider[];
  /** Seals what only this installation may read. */
  secret: string;
  /** Of the parent company, in lower case. */
  companyDomain: string | undefined;
  /** Second factors an account has to give after its password or its provider, before it gets tokens; one of them is enough. */
  requiredFactors(tx: Queryable, account: AccountRow): Promise<readonly Factor[]>;
}

/** The browser that asks, as far as a log-in is concerned. */
export interface Asker {
  /** IP address. */
  address: string;
  country: string;
  userAgent: string;
  visitorId: string;
  locale: Locale;
  /** The session it has already. */
  session: { accountUuid: string; sessionUuid: string } | undefined;
}

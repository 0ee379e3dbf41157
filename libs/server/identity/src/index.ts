import type { FastifyInstance } from 'fastify';
import type { Factor } from '@greenroom/contracts';
import type { OpenDatabase, Queryable } from '@greenroom/database';
import type { Mailer } from '@greenroom/ports/mailer';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import type { AccountRow } from './accounts.repository.ts';
import { authCookies } from './auth-cookies.ts';
import { createRateLimiter, type RateLimiter } from '@greenroom/rate-limit';
import { ensureDemoAccounts, removeDemoAccounts } from './demo-account.ts';
import { createPasswordHasher } from './hash-passwords.ts';
import { type Identify } from '@greenroom/access';
import { identifier } from './identify.ts';
import { identityRoutes } from './identity.routes.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { keepTidy } from './keep-tidy.ts';
import { createMailQueue, type MailQueue } from './mails/queue-mail.ts';
import { sendMails } from './mails/send-mails.ts';
import { logInStates } from './providers/log-in-state.ts';
import { askIfStillHolds } from './providers/still-holds.ts';
import { openKeyRing } from './signing-keys.ts';
import { signedTokens } from './signed-tokens.ts';
import { makeStaffToken } from './staff-link.ts';
import type { TokenClient } from './token-endpoint.ts';

export { type AccountRow, findAccountByEmail, lockAccount } from './accounts.repository.ts';
export { audit } from './audit.ts';
export { provePassword } from './change-credentials.ts';
export { demoAccount, isDemoAccount } from './demo-account.ts';
export { ownOf, signedInAccount } from './identity.policy.ts';
export type { MailQueue } from './mails/queue-mail.ts';
export { readWaysIn } from './read-ways-in.ts';
export { endSessions, findLiveSessions } from './sessions.repository.ts';
export { askToConfirm } from './sign-up.ts';
export { mailNewPassword } from './reset-password.ts';
export { describeDevice } from './domain/device.ts';

export interface IdentityModuleDependencies {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  mailer: Mailer;
  log: { warn(facts: object, message: string): void };
  /** Where people get help, for the foot of each mail. */
  supportUrl?: string | undefined;
  /** Where people reach the site: who issues tokens. */
  origin: string;
  /** Where links in mails lead; the origin by default. */
  linkOrigin?: () => string;
  /** Whether the site is reached by https. */
  secure: boolean;
  /** Seals the keys that sign tokens. */
  secret: string;
  /** A demonstration has an account that everyone knows. */
  demo: boolean;
  /** Whether the one-time staff link of a demonstration is good here; without it, it is not. */
  staffLink?: boolean;
  /** Makes what a visitor has an account's, in the transaction of the log-in. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** Other ways in than a password; none where nothing is configured. */
  providers?: readonly IdentityProvider[];
  /** Of the parent company, in lower case: staff log in by a Google account of it. */
  companyDomain?: string | undefined;
  /** The scheme of addresses that open the desktop app. */
  desktopScheme?: string;
  /** The server that may ask the token endpoint; without it, none. */
  tokenClient?: TokenClient | undefined;
  /** Second factors an account has to give; without it, those it has set up. */
  requiredFactors?(tx: Queryable, account: AccountRow): Promise<readonly Factor[]>;
}

export interface IdentityModule {
  routes(app: FastifyInstance): void;
  identify: Identify;
  rateLimiter: RateLimiter;
  passwords: IdentityDependencies['passwords'];
  mails: MailQueue;
  /** Sends what is due; by the clock, and after what wrote a mail down. */
  sendMails(): Promise<void>;
  /** Deletes what was kept long enough. */
  keepTidy(): Promise<void>;
  /** Before the first request: keys, and the demonstration's accounts there or gone. */
  prepare(): Promise<void>;
  /** What a new one-time staff link carries, after {@link prepare}; nothing where there is none. */
  staffToken(): Promise<string | undefined>;
}

/** Accounts, passwords, log-ins and their tokens, and the mails about them. */
export function identityModule(dependencies: IdentityModuleDependencies): IdentityModule {
  const { database, mailer, supportUrl, log, origin, secure, secret, demo, mergeVisitor } = dependencies;
  const { db } = database;
  const keys = openKeyRing({ db, secret });
  const tokens = signedTokens({ keys, issuer: origin });
  const cookies = authCookies(secure);
  const passwords = createPasswordHasher();
  const rateLimiter = createRateLimiter(database);
  const mails = createMailQueue(dependencies.linkOrigin ?? (() => origin));
  const {
    providers = [],
    companyDomain,
    tokenClient,
    requiredFactors = factorsOf,
    desktopScheme = 'greenroom',
  } = dependencies;
  const staffLink = demo && dependencies.staffLink === true;
  const use = { db, passwords, rateLimiter, mails, mergeVisitor, providers, companyDomain, secret, requiredFactors };
  const states = logInStates({ db, secret, secure });
  const afterRefresh = (sessionUuid: string) =>
    void askIfStillHolds({ db, providers, secret }, sessionUuid).catch((error: unknown) =>
      log.warn({ err: error }, 'A provider was not asked whether somebody still holds'),
    );

  let sending: Promise<void> | undefined;
  let again = false;
  const send = async (): Promise<void> => {
    // What is written down while it sends is found by another round.
    again = true;
    sending ??= (async () => {
      while (again) {
        again = false;
        await sendMails({ db, mailer, supportUrl, log });
      }
    })().finally(() => (sending = undefined));
    return sending;
  };
  const sendSoon = () => void send().catch((error: unknown) => log.warn({ err: error }, 'Mails were not sent'));

  return {
    routes: (app) =>
      identityRoutes(app, {
        use,
        tokens,
        authCookies: cookies,
        sendMails: sendSoon,
        staffLink,
        origin,
        states,
        desktopScheme,
        tokenClient,
        afterRefresh,
      }),
    identify: identifier({ db, mails, tokens, authCookies: cookies, afterRefresh }),
    rateLimiter,
    passwords,
    mails,
    sendMails: send,
    async keepTidy() {
      await keepTidy(db);
      await keys.forgetOld();
    },
    async prepare() {
      await keys.signing();
      await (demo ? ensureDemoAccounts({ db, passwords }) : removeDemoAccounts(db));
    },
    staffToken: async () => (staffLink ? makeStaffToken(db) : undefined),
  };
}

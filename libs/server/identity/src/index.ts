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
export { readAuthMethods } from './read-auth-methods.ts';
export { endSessions, findLiveSessions } from './sessions.repository.ts';
export { askToConfirm } from './sign-up.ts';
export { mailNewPassword } from './reset-password.ts';
export { describeDevice } from './domain/device.ts';

export interface IdentityModuleDependencies {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  mailer: Mailer;
  log: { warn(facts: object, message: string): void };
  /** The address of the help pages, for the footer of each mail. */
  supportUrl?: string | undefined;
  /** The public origin of the site, which is the issuer of tokens. */
  origin: string;
  /** The origin of links in mails; `origin` by default. */
  linkOrigin?: () => string;
  /** Whether the site is served over HTTPS. */
  secure: boolean;
  /** The key that seals the keys that sign tokens. */
  secret: string;
  /** A demonstration has an account with a public password. */
  demo: boolean;
  /** Enables the one-time staff link of a demonstration; off by default. */
  staffLink?: boolean;
  /** Transfers a visitor's data to the account, in the transaction of the log-in. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** Identity providers, the log-in methods besides a password; none by default. */
  providers?: readonly IdentityProvider[];
  /** The domain of the parent company, in lower case: staff log in with its Google accounts. */
  companyDomain?: string | undefined;
  /** The URL scheme that opens the desktop app. */
  desktopScheme?: string;
  /** The server that may call the token endpoint; by default none may. */
  tokenClient?: TokenClient | undefined;
  /** The second factors that an account must use; by default those it has set up. */
  requiredFactors?(tx: Queryable, account: AccountRow): Promise<readonly Factor[]>;
}

export interface IdentityModule {
  routes(app: FastifyInstance): void;
  identify: Identify;
  rateLimiter: RateLimiter;
  passwords: IdentityDependencies['passwords'];
  mails: MailQueue;
  /** Sends due mails; called on a schedule and after a mail was queued. */
  sendMails(): Promise<void>;
  /** Deletes expired data. */
  keepTidy(): Promise<void>;
  /** Called before the first request: creates the keys, and creates or deletes the demonstration's accounts. */
  prepare(): Promise<void>;
  /** Returns the token of a new one-time staff link, after {@link prepare}; undefined if the link is disabled. */
  staffToken(): Promise<string | undefined>;
}

/** Accounts, passwords, sessions and their tokens, and the mails about them. */
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
      log.warn({ err: error }, 'Checking a session with its identity provider failed; it stays valid'),
    );

  let sending: Promise<void> | undefined;
  let again = false;
  const send = async (): Promise<void> => {
    // A mail queued during a run is sent by another run.
    again = true;
    sending ??= (async () => {
      while (again) {
        again = false;
        await sendMails({ db, mailer, supportUrl, log });
      }
    })().finally(() => (sending = undefined));
    return sending;
  };
  const sendSoon = () => void send().catch((error: unknown) => log.warn({ err: error }, 'Mails not sent; will retry'));

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

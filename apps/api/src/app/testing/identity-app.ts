import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openDatabase, type OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { Mail, Mailer } from '@greenroom/ports/mailer';
import { ownPage } from '@greenroom/testing/own-page';
import { testApp } from './test-app.ts';
import type { Services } from '../compose/services.ts';
import { rightsBySetting } from '@greenroom/access';
import type { Settings } from '../settings/env.ts';
import { ownedConversations } from '@greenroom/coaching';
import { type IdentityModule, identityModule, type IdentityModuleDependencies } from '@greenroom/identity';

/** Records mails; throws `failure` if it is set. */
export interface FakeMailer extends Mailer {
  sent: Mail[];
  failure: Error | undefined;
}

export interface RunningIdentity {
  app: FastifyInstance;
  identity: IdentityModule;
  database: OpenDatabase;
}

export interface StartOptions {
  settings?: Partial<Settings>;
  identity?: Partial<IdentityModuleDependencies>;
  /** Adds more of the product, on the same database and identity. */
  services?(made: Pick<RunningIdentity, 'identity' | 'database'>): Partial<Services> | Promise<Partial<Services>>;
  /** Uses its own connections, as another instance does, if the database allows several. */
  instance?: boolean;
}

export type IdentityFixture = Awaited<ReturnType<typeof openIdentityFixture>>;

/** Opens a database on which the product's identity part can be started any number of times. */
export async function openIdentityFixture() {
  const database = await openTestDatabase();
  const opened: OpenDatabase[] = [];
  const mailer: FakeMailer = {
    name: 'kept for tests',
    sent: [],
    failure: undefined,
    async send(mail) {
      if (mailer.failure) throw mailer.failure;
      mailer.sent.push(mail);
    },
  };
  return {
    database,
    db: database.db,
    mailer,
    async start(options: StartOptions = {}): Promise<RunningIdentity> {
      const own = options.instance
        ? await openDatabase({ url: database.pool.options.connectionString as string })
        : database;
      if (own !== database) opened.push(own);
      const identity = identityModule({
        database: own,
        mailer,
        log: { warn: () => {} },
        origin: 'http://localhost:4200',
        secure: false,
        secret: 'for tests',
        demo: true,
        mergeVisitor: ownedConversations.mergeVisitor,
        ...options.identity,
      });
      await identity.prepare();
      const app = await testApp({
        settings: options.settings ?? {},
        services: {
          database: own,
          identity,
          owned: [ownedConversations],
          rightsOf: rightsBySetting(options.settings?.plans ?? 'off'),
          ...(await options.services?.({ identity, database: own })),
        },
      });
      return { app, identity, database: own };
    },
    /** Lets time pass by moving all stored moments back, since time comes from the database. */
    async passTime(seconds: number) {
      const by = sql.raw(`interval '${seconds} seconds'`);
      await database.db
        .execute(sql`update sessions set created_at = created_at - ${by}, expires_at = expires_at - ${by},
        last_seen_at = last_seen_at - ${by}, ended_at = ended_at - ${by}`);
      await database.db.execute(sql`update refresh_tokens set issued_at = issued_at - ${by},
        confirmed_at = confirmed_at - ${by}, replaced_at = replaced_at - ${by}`);
      await database.db.execute(sql`update one_time_tokens set created_at = created_at - ${by},
        expires_at = expires_at - ${by}, used_at = used_at - ${by}`);
      await database.db.execute(sql`update mails set next_attempt_at = next_attempt_at - ${by},
        created_at = created_at - ${by}`);
      await database.db.execute(sql`update accounts set deleted_from = deleted_from - ${by}`);
      await database.db.execute(sql`update audit_events set at = at - ${by}`);
      await database.db.execute(sql`update signing_keys set created_at = created_at - ${by}`);
      await database.db.execute(sql`update rate_limits set expire = expire - ${seconds * 1_000}`);
    },
    async close() {
      await Promise.all(opened.map((one) => one.close().catch(() => {})));
      await database.close();
    },
  };
}

export const goodPassword = 'harbour lights at nine';
export const otherPassword = 'seven quiet lanterns';

/** A browser: keeps cookies, and can drop an expired access token. */
export function browser({ app }: Pick<RunningIdentity, 'app'>, from = '10.0.0.1') {
  const jar = new Map<string, string>([['visitor_id', randomUUID()]]);
  const persona = '/api/persona/v2';
  return {
    jar,
    /** The same browser, routed to another instance by the balancer. */
    at({ app: other }: Pick<RunningIdentity, 'app'>) {
      const moved = browser({ app: other }, from);
      moved.jar.clear();
      for (const [name, value] of jar) moved.jar.set(name, value);
      return moved;
    },
    async ask(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      body?: Record<string, unknown>,
      headers: Record<string, string> = {},
    ) {
      const sent = Object.fromEntries(jar);
      const answer = await app.inject({
        method,
        url: /^\/(api|sandbox)\//.test(url) ? url : persona + url,
        headers: { ...ownPage, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0', ...headers },
        cookies: sent,
        remoteAddress: from,
        ...(body && { payload: body }),
      });
      this.keep(answer.cookies);
      return answer;
    },
    keep(cookies: { name: string; value: string; maxAge?: number; expires?: Date }[]) {
      for (const { name, value, expires } of cookies) {
        if (expires && expires.getTime() <= Date.now()) jar.delete(name);
        else jar.set(name, value);
      }
    },
    /** Removes expired cookies, as a browser does. */
    letAccessExpire() {
      jar.delete('access_token');
      jar.delete('id_token');
    },
    signUp(email: string, more: Record<string, unknown> = {}) {
      const body = { email, password: goodPassword, name: 'Maren Cole', gdpr: true, ...more };
      return this.ask('POST', '/auth/sign-up', body);
    },
    logIn(username: string, password: string = goodPassword, more: Record<string, unknown> = {}) {
      return this.ask('POST', '/auth/login', { username, password, ...more });
    },
    async me() {
      return (await this.ask('GET', '/api/v1/users/me')).json<{
        id: string | null;
        email: string | null;
        logged_in: boolean;
        [field: string]: unknown;
      }>();
    },
  };
}

export type Browser = ReturnType<typeof browser>;

let count = 0;
/** Returns a unique address. */
export const someAddress = () => `person-${(count += 1)}-${randomUUID().slice(0, 8)}@example.com`;

/** Returns the token in the last mail to an address. */
export function mailedToken(mailer: FakeMailer, to: string): string {
  const mail = mailer.sent.findLast((one) => one.to === to);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

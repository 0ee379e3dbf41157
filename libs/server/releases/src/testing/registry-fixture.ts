import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { GuardrailVerdict, ReleaseHistory, ReleaseStatus } from '@greenroom/contracts';
import { fromWire, contracts } from '@greenroom/contracts/schemas';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import type { Registry } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { MailTemplate } from '@greenroom/mail';
import type { NoticeSettings } from '../notices/notice.ts';
import { releasePasses, type ReleasePasses } from '../release-passes.ts';
import type { RampJudge } from '../domain/ramp-judge.ts';
import { openSite } from '../open-site.ts';
import { testStore, type TestRelease } from './publish-for-test.ts';
import { registryModule, type RegistryModule } from '../registry/registry-module.ts';
import { makeToken, readScope, wholeScope } from '@greenroom/release-registry';

export const oldVersion = '1.0.0-aaaaaaaa';
export const newVersion = '2.0.0-bbbbbbbb';

/** Returns a release of a small app whose entry names the release. */
export const releaseOf = (name: string, version: string): TestRelease => ({
  name,
  version,
  files: { 'entry.js': `${name} ${version}` },
  pages: [{ path: `/${name}`, frame: 'site', files: [] }],
});

/** A server of the registry: its answers, and its minutely job. */
export interface RunningRegistry {
  app: FastifyInstance;
  registry: RegistryModule;
  /** Sends a command with the pipeline's token, or with the token of a scope if one is given. */
  ask(command: object, scope?: string): Promise<{ code: number; said: string; status: ReleaseStatus }>;
  status(): Promise<ReleaseStatus>;
  history(query?: Record<string, string>): Promise<ReleaseHistory>;
}

/** Reads an answer as a client does. */
function readAs<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = fromWire(schema, answer);
  if (!read.success) throw read.error;
  return read.data;
}

interface ServerOptions {
  store?: ReleaseStore;
  own?: Pick<OpenDatabase, 'db'>;
  /** False for a server without a key. */
  signing?: boolean;
  /** If left out, ramps are judged by `verdict`. */
  judge?: RampJudge;
}

/** Scopes of tokens with fewer rights than the pipeline. */
const ofScopes = [
  'checkout-mfe:publish',
  'checkout-mfe:publish+ramp',
  '*:promote',
  'checkout-mfe:approve',
  'mentor-mfe:publish+ramp+promote+kill',
];

/**
 * Provides a store, a database and a clock on which any number of registry servers can be started. `checkout-mfe` has
 * an old release, which everyone has, and a new one, which no visitor has; `shell` has one.
 * @param database of the test file; the registry's tables are emptied
 */
export async function openRegistryFixture(database: OpenDatabase) {
  await database.pool.query('truncate release_history, ramps, killed_releases, release_notices, audit_events');
  const releases = await testStore();
  const pipeline = makeToken('pipeline', wholeScope);
  const narrow = new Map(ofScopes.map((scope) => [scope, makeToken('narrow', readScope(scope)!)]));
  const folders: string[] = [];
  const said: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (facts: object, message?: string) =>
      void said.push(`${message}: ${(facts as { err?: Error }).err?.message ?? JSON.stringify(facts)}`),
  };
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', releases.keys.privateKey)).toString('base64');
  const mailer = {
    mails: {
      origin: () => 'https://greenroom.example',
      async queue(_: unknown, to: { email: string }, content: MailTemplate) {
        if (content.template === 'release-notice') fixture.mailed.push([to.email, content.kind, content.link]);
      },
    },
    sendMails: async () => {},
  };
  const fixture = {
    database,
    releases,
    pipeline,
    /** Log lines of the servers. */
    said,
    now: new Date('2026-06-01T09:00:00Z'),
    passes: releasePasses('a secret of thirty-two characters', (): number => fixture.now.getTime()) as
      ReleasePasses | undefined,
    /** Who is notified; set it before a server is started. */
    told: { owners: new Map() } as NoticeSettings,
    /** Above which share releases need an approval; set it before a server is started. */
    approvals: new Map<string, number>(),
    /** Queued mails: recipient, kind and link. */
    mailed: [] as [to: string, kind: string, link: string][],
    /** Gauges of the server started last. */
    gauges: new Map<string, () => number | Promise<number>>(),
    async measures(): Promise<Record<string, number>> {
      return Object.fromEntries(
        await Promise.all([...fixture.gauges].map(async ([name, read]) => [name, await read()] as const)),
      );
    },
    verdict: { kind: 'inconclusive', samples: 0, needed: 200 } as GuardrailVerdict,
    passMinutes(minutes: number) {
      fixture.now = new Date(fixture.now.getTime() + minutes * 60_000);
    },
    ...documentIn(releases.store),
    /** The services the product needs for the registry. */
    services({ store = releases.store, own = database, signing = true, judge }: ServerOptions = {}) {
      const dataDir = join(tmpdir(), `greenroom-registry-${randomUUID()}`);
      folders.push(dataDir);
      const publicKeys = async () => [releases.keys.publicKey];
      const now = () => fixture.now.getTime();
      const lastGoodFile = join(dataDir, 'last-good.json');
      const site = openSite({
        store,
        publicKeys,
        lastGoodFile,
        devServers: {},
        siteDir: '/nowhere',
        log,
        now,
        patienceMs: 60_000,
      });
      const registry = registryModule({
        db: own.db,
        store,
        site,
        publicKeys,
        signingKey: signing ? `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n` : undefined,
        dataDir,
        tokens: [pipeline.known, ...[...narrow.values()].map(({ known }) => known)],
        passes: fixture.passes,
        notices: { ...fixture.told, origin: 'https://greenroom.example', identity: mailer },
        telemetry: { gauge: (name, read) => void fixture.gauges.set(name, read) },
        approvals: fixture.approvals,
        judge: judge ?? { judge: async () => fixture.verdict },
        now: () => fixture.now,
        log,
      });
      return { registry, site };
    },
    async start(options: ServerOptions = {}): Promise<RunningRegistry> {
      const { registry } = fixture.services(options);
      return runRegistry(registry, (scope) => (scope === undefined ? pipeline : narrow.get(scope)!).token);
    },
    close() {
      releases.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
  await releases.publish(releaseOf('shell', oldVersion));
  await releases.publish(releaseOf('checkout-mfe', oldVersion));
  await releases.publish(releaseOf('checkout-mfe', newVersion));
  return fixture;
}

export type RegistryFixture = Awaited<ReturnType<typeof openRegistryFixture>>;

/** @param tokenOf returns the token of a scope, or the pipeline's */
async function runRegistry(registry: RegistryModule, tokenOf: (scope?: string) => string): Promise<RunningRegistry> {
  const app = await moduleApp(registry.routes);
  const headers = { authorization: `Bearer ${tokenOf()}` };
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<unknown>();
  };
  return {
    app,
    registry,
    status: async () => readAs(contracts.releasesStatus.reply, await get('/api/v1/releases')),
    history: async (query = {}) =>
      readAs(contracts.releasesHistory.reply, await get(`/api/v1/releases/history?${new URLSearchParams(query)}`)),
    async ask(command, scope) {
      const payload = { app: 'checkout-mfe', why: 'To see', ...command };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/releases/commands',
        headers: { authorization: `Bearer ${tokenOf(scope)}` },
        payload,
      });
      const failed = answer.statusCode >= 400;
      return {
        code: answer.statusCode,
        said: failed ? answer.json<{ error: { message: string } }>().error.message : '',
        status: fromWire(contracts.releasesCommand.reply, answer.json()).data!,
      };
    },
  };
}

/** The document that pages read. */
const documentIn = (store: ReleaseStore) => ({
  /** Returns the division of an app's visitors in the document, as `version:traffic`. */
  async shares(name = 'checkout-mfe') {
    const { bytes } = (await store.read('.well-known/frontend-discovery.json'))!;
    const { microFrontends } = JSON.parse(new TextDecoder().decode(bytes));
    return (microFrontends[name] as { metadata: { version: string }; deployment: { traffic: number } }[])
      .map(({ metadata, deployment }) => `${metadata.version.split('-')[0]}:${deployment.traffic}`)
      .join(' ');
  },
  /** Returns the document's `extras` for the new release of `checkout-mfe`. */
  async extras() {
    const { bytes } = (await store.read('.well-known/frontend-discovery.json'))!;
    const { microFrontends } = JSON.parse(new TextDecoder().decode(bytes)) as Registry;
    return microFrontends['checkout-mfe']!.find(({ metadata }) => metadata.version === newVersion)!.extras;
  },
});

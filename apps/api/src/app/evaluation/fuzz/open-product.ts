import { shippedContent } from '@greenroom/content/testing/shipped-content';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseChoice, freePort, type OpenDatabase } from '@greenroom/database';
import { paths } from '@greenroom/contracts';
import { deleteDueAccounts } from '@greenroom/people';
import { testStore } from '@greenroom/releases/testing/publish-for-test';
import { buildApp, createServer } from '../../build-app.ts';
import { compose } from '../../compose/compose.ts';
import { closeSpeech } from '../../compose/open-speech.ts';
import { readSettings } from '../../settings/env.ts';

export interface ProductUnderTest {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Valid once, for the staff pages of this demonstration. */
  staffToken(): Promise<string | undefined>;
  /** Deletes accounts that are due, as the scheduled job does. */
  deleteDue(): Promise<void>;
  /** Folder for files. */
  dataDir: string;
  /** Returns errors logged since the last call, which explain a 500. */
  troubles(): string[];
  close(): Promise<void>;
}

/** Starts the whole product in this process, composed as in production, without limits per person. */
export async function openProduct(
  choice: DatabaseChoice,
  variables: Record<string, string> = {},
): Promise<ProductUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-fuzz-'));
  const releases = await publishedSite();
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    RELEASE_STORE: releases.folder,
    RELEASE_PUBLIC_KEYS: await pemOf('PUBLIC KEY', 'spki', releases.keys.publicKey),
    RELEASE_SIGNING_KEY: await pemOf('PRIVATE KEY', 'pkcs8', releases.keys.privateKey),
    CONTENT_DIR: shippedContent,
    SITE_DIR: join(dataDir, 'nothing-built'),
    PLANS: 'off',
    LOG_LEVEL: 'silent',
    GUARDRAIL_PER_ADDRESS: '0',
    ...Object.fromEntries(
      ['DELAY_MS', 'WAITING_QUERIES', 'HEAP_MB', 'RSS_MB'].map((bound) => [`LOAD_MAX_${bound}`, '0']),
    ),
    LOAD_REQUESTS_PER_PERSON: '0',
    ...variables,
  });
  const app = createServer(settings);
  const told: string[] = [];
  app.addHook('onError', async (request, _, error) => {
    const unexpected = error.name !== 'ApiFailure' && (error.statusCode ?? 500) >= 500;
    if (unexpected) told.push(`${request.method} ${request.routeOptions.url}: ${error.stack} ${causeOf(error)}`);
  });
  const services = await compose(settings, choice, app.log);
  await buildApp(app, services);
  // Load the published releases before the first request, as in production.
  await services.site.releasesNow();
  await services.jobs.start();
  await services.identity.prepare();
  await app.listen({ port: settings.port, host: '127.0.0.1' });
  await services.commerce.prepare();
  return {
    app,
    database: services.database,
    staffToken: () => services.identity.staffToken(),
    deleteDue: () =>
      deleteDueAccounts({ db: services.database.db, mails: services.identity.mails, owned: services.owned }, app.log),
    dataDir,
    troubles: () => told.splice(0),
    async close() {
      await app.close();
      await services.jobs.stop();
      await services.registry.close();
      await closeSpeech(services.speech);
      await services.paymentSandbox?.close();
      await services.database.close();
      releases.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? `because of ${cause.message}` : '');

/** Publishes a site whose pages include all preloaded data. */
async function publishedSite() {
  const store = await testStore();
  const page = (path: string) => ({ path, frame: 'site' as const, files: [] });
  await store.publish({
    name: 'shell',
    version: '1',
    files: { 'main.js': 'shell' },
    pages: [paths.root, paths.app].map(page),
    server: 'exports.renderDocument = async (page) => `<!doctype html>${JSON.stringify(page)}`;',
  });
  const others = Object.values(paths).filter((path) => path !== paths.root && path !== paths.app);
  await store.publish({ name: 'mentor-mfe', version: '1', files: { 'entry.js': 'entry' }, pages: others.map(page) });
  return store;
}

async function pemOf(label: string, format: 'spki' | 'pkcs8', key: CryptoKey): Promise<string> {
  const text = Buffer.from(await crypto.subtle.exportKey(format, key)).toString('base64');
  return `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----\n`;
}

import type { FastifyInstance } from 'fastify';
import { loadCatalogue } from '../../modules/content/index.ts';
import { soundContent, writeContent } from './write-content.ts';
import { noSite } from '../../modules/releases/testing/no-site.ts';
import { buildApp, createServer } from '../build-app.ts';
import type { Services } from '../compose.ts';
import { rightsBySetting } from '../entitlements.ts';
import { readSettings, type Settings } from '../env.ts';
import { toneSynthesizer } from '../../ports/testing/speech-synthesizer.ts';
import { scriptedTranscriber } from '../../ports/testing/transcriber.ts';
import { levelVoiceActivity } from '../../ports/testing/voice-activity.ts';

/** What state-changing requests of our own pages carry. */
export const ownPage = { origin: 'http://localhost:4200', host: 'localhost:4200', 'x-greenroom': '1' };

export interface TestAppOptions {
  settings?: Partial<Settings>;
  /** Stand-ins for what the app stands on; by default small sound content, a database that answers, no coaching. */
  services?: Partial<Services>;
  /** Registers more routes, behind everything the app has before its own. */
  extend?(app: FastifyInstance): void;
}

/** Everyone is a visitor, and nobody can log in. */
const noAccounts = { identify: async () => undefined, routes: () => {} } as unknown as Services['identity'];

/** The whole app for injection, on small sound content, without a database and without a built site. */
export async function testApp({ settings = {}, services = {}, extend }: TestAppOptions = {}): Promise<FastifyInstance> {
  const content = writeContent(soundContent());
  const catalogue = await loadCatalogue(content.folder);
  content.remove();
  const read = { ...readSettings({}), logLevel: 'silent' as const, ...settings };
  return buildApp(createServer(read), {
    settings: read,
    catalogue,
    rightsOf: rightsBySetting(read.plans),
    database: { ping: async () => {} } as Services['database'],
    site: noSite,
    coaching: {
      routes: (app) => extend?.(app),
      partners: { admit: async () => {}, open: () => Promise.reject(new Error('Nobody can be called here')) as never },
      watchOrphanedAnswers: () => {},
      planIdleCheckIns: async () => {},
      askCheckIns: async () => {},
      settleModelCalls: async () => {},
      stop: async () => {},
    },
    calls: { routes: async () => {}, endLostCalls: async () => {}, stop: async () => {} },
    identity: noAccounts,
    speech: {
      voiceActivity: levelVoiceActivity(),
      transcriber: scriptedTranscriber(['']),
      synthesizer: toneSynthesizer(),
    },
    owned: [],
    adapters: {},
    ...services,
  });
}

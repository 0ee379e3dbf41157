import { announcementsModule } from '@greenroom/staff';
import { someAccount } from '@greenroom/testing/some-account';
import type { FastifyInstance } from 'fastify';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { soundContent, writeContent } from '@greenroom/content/testing/write-content';
import { noSite } from '@greenroom/releases/testing/no-site';
import { type SignedInAccount, noPlan, rightsBySetting } from '@greenroom/access';
import { buildApp, createServer } from '../build-app.ts';
import type { Services } from '../compose/services.ts';
import { linkOrigin } from '../link-origin.ts';
import { type AdapterStates, createReadiness } from '@greenroom/readiness';
import { readSettings, type Settings } from '../settings/env.ts';
import { noTelemetry } from '@greenroom/ports/telemetry';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';

export interface TestAppOptions {
  settings?: Partial<Settings>;
  /** Replaces services; by default there is small valid content, a working database, and no coaching. */
  services?: Partial<Services>;
  /** Registers more routes, after everything that precedes the app's own routes. */
  extend?(app: FastifyInstance): void;
  /** Every request is signed in, to an account without a plan. */
  signedIn?: boolean;
}

const planless = { subscription: noPlan, annual: false, trialHad: false, guaranteeHad: false };

/** Returns experiments without promotions, in which every visitor has the same variation. */
export const everyoneIn = (variation: string): Services['events'] => ({
  promotionOf: () => null,
  variationOf: () => variation,
  keepDraws: () => {},
  routes: () => {},
  forward: async () => {},
});

const nobodyToCall = {
  admit: async () => {},
  open: () => Promise.reject(new Error('This test app has no calls')),
};

/** Nobody has a plan, and nothing can be bought. */
const closedCommerce: Services['commerce'] = {
  routes: () => {},
  planOf: async () => planless,
  disputePage: ({ customerId }) => `https://payments.example/${customerId}`,
  refreshPayments: async () => {},
  finishPaymentRefund: async () => 'done',
  endForDeletion: async () => ({ how: 'none' }),
  storedPlans: async () => undefined,
  prepare: async () => {},
  projectPending: async () => {},
  start: () => ({ stop: async () => {} }),
  sweep: async () => {},
};

const nothingSeen = { kind: 'inconclusive', samples: 0, needed: 1 } as const;

const alwaysReady = createReadiness({
  database: { kind: 'none', check: async () => {} },
  checkDisk: undefined,
  adapters: { read: () => ({}) as ReturnType<AdapterStates['read']> },
  log: { info: () => {}, warn: () => {} },
});

/** Every request has the same account, or none; log-in is not possible. */
const nobodyLogsIn = (account: SignedInAccount | undefined) =>
  ({ identify: async () => account, routes: () => {} }) as unknown as Services['identity'];

async function soundCatalogue(): Promise<Catalogue> {
  const content = writeContent(soundContent());
  const catalogue = await loadCatalogue(content.folder);
  content.remove();
  return catalogue;
}

/** Announcements of the test's database; none without one. */
function announcementsOf(database: Services['database'] | undefined): Services['announcements'] {
  const none = { version: '', announcements: [] };
  if (!database?.notifications) return { routes: () => {}, read: async () => none };
  return announcementsModule({ db: database.db, notifications: database.notifications, log: { warn: () => {} } });
}

/** Builds the whole app for injection, on small valid content, without a database or a built site. */
export async function testApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const { settings = {}, services = {}, extend, signedIn = false } = options;
  const catalogue = await soundCatalogue();
  const read = { ...readSettings({ PLANS: 'off' }), logLevel: 'silent' as const, ...settings };
  return buildApp(createServer(read), {
    settings: read,
    catalogue,
    rightsOf: rightsBySetting(read.plans),
    allowances: { read: async () => null, take: async () => null },
    database: {} as Services['database'],
    telemetry: noTelemetry,
    watchLoad: async () => () => 'calm',
    readiness: alwaysReady,
    site: noSite,
    registry: {
      routes: () => {},
      look: async () => {},
      clean: async () => {},
      listening: async () => {},
      close: async () => {},
    },
    announcements: announcementsOf(services.database),
    guardrails: {
      routes: () => {},
      watch: async () => undefined,
      judge: { judge: async () => nothingSeen },
      forget: async () => {},
    },
    coaching: {
      routes: (app) => extend?.(app),
      conversationsOf: async () => [],
      prepareSearch: () => {},
      partners: nobodyToCall,
      watchOrphanedAnswers: () => {},
      planIdleCheckIns: async () => {},
      askCheckIns: async () => {},
      settleModelCalls: async () => {},
      stop: async () => {},
    },
    calls: { routes: () => {}, endLostCalls: async () => {}, stop: async () => {} },
    events: everyoneIn('control'),
    freeTrial: undefined,
    commerce: closedCommerce,
    applePlans: { routes: () => {}, sweep: async () => {} },
    paymentSandbox: undefined,
    errors: { routes: () => {}, begin: () => async () => {} },
    roleplay: {
      partners: nobodyToCall,
      routes: () => {},
      writeSceneFeedback: async () => {},
      writePendingSceneFeedback: async () => {},
      requireScene: async () => {},
      forgetVoices: async () => {},
    },
    meetings: {
      routes: () => {},
      writeFeedback: async () => {},
      writePendingFeedback: async () => {},
      transcribeRecording: async () => {},
      sweepRecordings: async () => {},
      requireMeeting: async () => {},
      sendPost: async () => {},
      sendDuePosts: async () => {},
    },
    recommendations: { routes: () => {} },
    occasions: { routes: () => {} },
    practice: { routes: () => {}, remind: async () => {} },
    narration: { routes: () => {}, stop: () => {} },
    jobs: {
      start: async () => {},
      schedule: async () => {},
      take: async () => {},
      send: async () => {},
      waiting: async () => 0,
      report: async () => ({ queues: [], jobs: [] }),
      retry: async () => undefined,
      stop: async () => {},
    },
    speech: {
      voiceActivity: levelVoiceActivity(),
      transcriber: scriptedTranscriber(['']),
      synthesizer: toneSynthesizer(),
    },
    identity: nobodyLogsIn(signedIn ? someAccount : undefined),
    links: linkOrigin(read),
    owned: [],
    adapters: {},
    ...services,
  });
}

import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { asc, eq } from 'drizzle-orm';
import { type CallStarted, renameKeys, toCamel, toSnake } from '@greenroom/contracts';
import { rightsBySetting, authenticate } from '@greenroom/access';
import { handleErrors } from '@greenroom/http';
import type { OpenDatabase } from '@greenroom/database';
import { messages } from '@greenroom/coaching/tables';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { LanguageModel } from '@greenroom/ports/language-model';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import { coachingModule, loadPrompts } from '@greenroom/coaching';
import { ampleBudget } from '@greenroom/coaching/testing/coaching-app';
import { loadCatalogue } from '@greenroom/content';
import { createAdmission, openSockets } from '@greenroom/audio';
import { type TurnSettings, turnSettings } from '@greenroom/turn-taking';
import {
  type CallEngines,
  type CallPartners,
  type CallsDependencies,
  callsModule,
  partnersByMode,
} from '@greenroom/calls';
import { CallClient } from '@greenroom/calls/testing/call-client';
import { pacedClock } from '@greenroom/ports/testing/paced-clock';

export interface CallsOptions {
  engines?: Partial<CallEngines>;
  model?: LanguageModel;
  settings?: Partial<TurnSettings>;
  allowance?: CallsDependencies['allowance'];
  /** Partners of scenes; by default there are none to call. */
  scenes?: CallPartners;
  /** A separate connection to the same database, as another instance has. */
  database?: OpenDatabase;
}

export type CallsFixture = Awaited<ReturnType<typeof openCallsFixture>>;

/** Opens a database with the shipped coaches, and any number of instances that accept calls. */
export async function openCallsFixture() {
  const [database, catalogue, prompts] = await Promise.all([
    openTestDatabase(),
    loadCatalogue(shippedContent),
    loadPrompts(shippedContent),
  ]);
  const databases = [database];
  const clock = pacedClock(() => databases.some(isBusy));
  const closers: (() => Promise<unknown>)[] = [];
  const clients: CallClient[] = [];
  const instructorSlug = catalogue.coaches[0]?.slug ?? '';

  return {
    database,
    db: database.db,
    catalogue,
    instructorSlug,
    clock,
    async start(options: CallsOptions = {}) {
      const { db, notifications } = options.database ?? database;
      if (options.database) databases.push(options.database);
      const warnings: object[] = [];
      const log = { warn: (facts: object) => warnings.push(facts), error: (facts: object) => warnings.push(facts) };
      const rightsOf = rightsBySetting('off');
      const moderator = {
        name: 'one word',
        check: async (text: string) => (text.includes('forbidden') ? ('hate' as const) : undefined),
      };
      const coaching = coachingModule({
        db,
        notifications,
        catalogue,
        prompts,
        moderator,
        log,
        rightsOf,
        allowances: { take: async () => null },
        model: options.model,
        budget: ampleBudget,
        aloneOnDatabase: false,
        settings: { wordsPerSecond: 0 },
      });
      const calls = callsModule({
        db,
        notifications,
        allowance: options.allowance ?? { left: async () => null, take: async () => null },
        partners: options.scenes
          ? partnersByMode({ coaching: coaching.partners, 'role-play': options.scenes })
          : coaching.partners,
        engines: {
          voiceActivity: levelVoiceActivity(),
          transcriber: scriptedTranscriber(['Hello there.']),
          synthesizer: toneSynthesizer({ wordMs: 40 }),
          ...options.engines,
        },
        homes: { transcriber: 'embedded', synthesizer: 'embedded' },
        admission: createAdmission(options.engines?.transcriber?.capacity ?? Infinity, clock.now),
        log,
        settings: { ...turnSettings, ...options.settings },
        clock,
      });
      const app = fastify({ forceCloseConnections: 'idle' });
      handleErrors(app);
      await app.register(cookie);
      authenticate(app, { secure: false, geoHeaders: { country: 'x-country', region: 'x-region' } });
      coaching.routes(app);
      calls.routes(app, await openSockets(app, undefined));
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const stop = async () => {
        await app.close();
        await coaching.stop();
      };
      closers.push(() => stop().catch(() => {}));
      return { app, calls, port, warnings, stop };
    },
    caller: (at: Instance, visitorId?: string) => callerAt({ database, clock, clients, instructorSlug }, at, visitorId),
    keep: (client: CallClient) => (clients.push(client), client),
    async close() {
      for (const client of clients) client.close();
      await Promise.all(closers.map((close) => close()));
      clock.stop();
      await database.close();
    },
    /** Retries an expectation, since stored data arrives a moment later. */
    async soon(look: () => Promise<void>): Promise<void> {
      for (let tries = 0; ; tries += 1) {
        try {
          return await look();
        } catch (error) {
          if (tries >= 100) throw error;
          await clock.sleep(100);
        }
      }
    },
  };
}

/** Returns whether queries are pending. */
const isBusy = ({ pool }: OpenDatabase) => pool.totalCount - pool.idleCount > 0 || pool.waitingCount > 0;

interface Instance {
  app: FastifyInstance;
  port: number;
}

interface CallerDependencies {
  database: OpenDatabase;
  clock: ReturnType<typeof pacedClock>;
  /** Clients to close with the fixture. */
  clients: CallClient[];
  instructorSlug: string;
}

/** A visitor's browser, as far as calls are concerned. */
function callerAt(
  { database, clock, clients, instructorSlug }: CallerDependencies,
  at: Instance,
  visitorId: string = randomUUID(),
) {
  const cookies = { visitor_id: visitorId };
  const conversationUuid = randomUUID();
  return {
    visitorId,
    conversationUuid,
    start: (more: Record<string, unknown> = {}) =>
      at.app.inject({
        method: 'POST',
        url: '/api/v1/calls',
        cookies,
        payload: renameKeys({ conversationUuid, instructorSlug, language: 'en', ...more }, toSnake) as object,
      }),
    update: (callUuid: string, body: object) =>
      at.app.inject({
        method: 'PATCH',
        url: `/api/v1/calls/${callUuid}`,
        cookies,
        payload: renameKeys(body, toSnake) as object,
      }),
    /** Starts a call and connects. */
    async call(more: Record<string, unknown> = {}) {
      const answered = await this.start(more);
      if (answered.statusCode !== 200) throw new Error(answered.body);
      const started = renameKeys(answered.json(), toCamel) as CallStarted;
      const address = { port: at.port, socketPath: started.socketPath, resumeToken: started.resumeToken };
      const client = new CallClient(address, clock);
      clients.push(client);
      await client.connect();
      return { client, started, address };
    },
    /** Starts a call and waits for the greeting. */
    async talk(more: Record<string, unknown> = {}) {
      const { client, started, address } = await this.call(more);
      await client.turn(({ author, status }) => author === 'coach' && status === 'done');
      return { client, started, address };
    },
    messages: () =>
      database.db
        .select()
        .from(messages)
        .where(eq(messages.conversationUuid, conversationUuid))
        .orderBy(asc(messages.position)),
  };
}

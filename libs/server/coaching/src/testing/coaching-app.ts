import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { rightsBySetting, authenticate } from '@greenroom/access';
import { handleErrors } from '@greenroom/http';
import { propagateTrace } from '@greenroom/telemetry';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { LanguageModel } from '@greenroom/ports/language-model';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Allowances } from '@greenroom/allowances';
import { loadCatalogue } from '@greenroom/content';
import { type CoachingModule, coachingModule, type CoachingSettings, loadPrompts } from '../index.ts';
import { type ModelBudget } from '@greenroom/llm';

/** Settings without delays, with an event for every word. */
export const quickest: CoachingSettings = {
  wordsPerSecond: 0,
  flushMs: 0,
  gatherMs: 0,
  beatMs: 20,
  deadAfterMs: 10_000,
  orphansEveryMs: 60_000,
  pollMs: 20,
  heartbeatMs: 1_000,
  stopGraceMs: 2_000,
};

export const ampleBudget: ModelBudget = {
  tokensPerPerson: 1_000_000,
  tokensTotal: 1_000_000_000,
  moneyPerPerson: 1_000_000,
  moneyTotal: 1_000_000_000,
  sharePerAddress: 1,
  prices: { input: 0, output: 0 },
};

export interface RunningCoaching {
  app: FastifyInstance;
  coaching: CoachingModule;
  warnings: object[];
}

export interface StartOptions {
  model?: LanguageModel;
  moderator?: Moderator;
  budget?: Partial<ModelBudget>;
  /** If given, plans are enabled and messages are counted. */
  allowances?: Allowances;
  now?: () => Date;
  settings?: Partial<CoachingSettings>;
  alone?: boolean;
  /** A separate connection to the same database, as another instance has. */
  database?: OpenDatabase;
}

export type CoachingFixture = Awaited<ReturnType<typeof openCoachingFixture>>;

/** Opens a database with the real content, on which coaching can be started repeatedly, as after a restart. */
export async function openCoachingFixture() {
  const [database, catalogue, prompts] = await Promise.all([
    openTestDatabase(),
    loadCatalogue(shippedContent),
    loadPrompts(shippedContent),
  ]);
  const started: RunningCoaching[] = [];
  return {
    database,
    db: database.db,
    catalogue,
    async start(options: StartOptions = {}): Promise<RunningCoaching> {
      const warnings: object[] = [];
      const log = { warn: (facts: object) => warnings.push(facts), error: (facts: object) => warnings.push(facts) };
      const coaching = coachingModule({
        db: (options.database ?? database).db,
        notifications: (options.database ?? database).notifications,
        catalogue,
        prompts,
        moderator: options.moderator ?? { name: 'none', check: async () => undefined },
        log,
        rightsOf: rightsBySetting(options.allowances ? 'on' : 'off'),
        allowances: options.allowances ?? { take: async () => null },
        model: options.model,
        budget: { ...ampleBudget, ...options.budget },
        ...(options.now && { now: options.now }),
        aloneOnDatabase: options.alone ?? true,
        settings: { ...quickest, ...options.settings },
      });
      const app = fastify();
      handleErrors(app);
      propagateTrace(app);
      await app.register(cookie);
      const { allowances } = options;
      authenticate(app, {
        secure: false,
        geoHeaders: { country: 'x-country', region: 'x-region' },
        ...(allowances && { allowanceOf: (person) => allowances.read(person) }),
      });
      coaching.routes(app);
      await app.ready();
      const running = { app, coaching, warnings };
      started.push(running);
      return running;
    },
    async close() {
      await Promise.all(started.map(({ coaching }) => coaching.stop()));
      await Promise.all(started.map(({ app }) => app.close()));
      await database.close();
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;

export interface WireMessage {
  uuid: string;
  position: number;
  author: string;
  text: string;
  status: string;
  version: number;
  versions: number;
  rating: string | null;
  answered_by: string | null;
  cut: boolean;
  suggestions: string[];
  recommendations: { recommendation_id: string; content: { slug: string; open: boolean } }[];
}

export interface WireEvent {
  id: number;
  data: { type: string; text?: string; message?: WireMessage; recommendation?: WireMessage['recommendations'][number] };
}

/** Creates a client for a visitor's chat requests. */
export function visitor({ app }: RunningCoaching, visitorId: string = randomUUID()) {
  const cookies = { visitor_id: visitorId };
  return {
    visitorId,
    send: (body: Record<string, unknown>) =>
      app.inject({ method: 'POST', url: '/api/v1/chat', cookies, payload: body }),
    read: (query: Record<string, string>) => app.inject({ method: 'GET', url: '/api/v1/chat', cookies, query }),
    conversations: (query: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: '/api/v1/chat/conversations', cookies, query }),
    get: (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: `/api/v1/${path}`, cookies, query, headers }),
    change: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Record<string, unknown>) =>
      app.inject({ method, url: `/api/v1/${path}`, cookies, ...(body && { payload: body }) }),
    stream: (answerUuid: string, after = 0, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'GET',
        url: '/api/v1/chat/stream',
        cookies,
        headers,
        query: { answer_uuid: answerUuid, after: String(after) },
      }),
    /** Sends a message and waits for the whole answer. */
    async ask(text: string, instructorSlug: string, conversationUuid: string = randomUUID()) {
      const body = {
        conversation_uuid: conversationUuid,
        instructor_slug: instructorSlug,
        client_message_id: randomUUID(),
        text,
      };
      const sent = await this.send(body);
      const { answer } = sent.json<{ answer: WireMessage }>();
      return { conversationUuid, answerUuid: answer.uuid, events: eventsIn((await this.stream(answer.uuid)).body) };
    },
  };
}

/** Parses the events of a stream that has ended. */
export function eventsIn(body: string): WireEvent[] {
  return body.split('\n\n').flatMap((block) => {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return id && data ? [{ id: Number(id), data: JSON.parse(data) as WireEvent['data'] }] : [];
  });
}

/** Returns the text a reader of these events sees. */
export function textSeen(events: readonly WireEvent[], before = ''): string {
  return events.reduce(
    (text, { data }) => (data.type === 'restarted' ? '' : data.type === 'delta' ? text + (data.text ?? '') : text),
    before,
  );
}

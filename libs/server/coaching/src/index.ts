import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ConversationSummary } from '@greenroom/contracts';
import type { RightsOf, Person } from '@greenroom/access';
import type { Notifications, Database } from '@greenroom/database';
import type { LanguageModel } from '@greenroom/ports/language-model';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Allowances } from '@greenroom/allowances';
import type { CallPartners } from '@greenroom/calls';
import type { Catalogue } from '@greenroom/content';
import { createFileReader, type FileReader } from '@greenroom/uploaded-files';
import { createAnswerNews } from './answers/answer-news.ts';
import { createAnswerWriters } from './answers/answer-writers.ts';
import { askCheckIns } from './check-ins/ask-check-ins.ts';
import { coachesToCall } from './calls/coaching-partner.ts';
import { coachingRoutes } from './coaching.routes.ts';
import { indexShelves } from '@greenroom/house-engine';
import { type ModelBudget, type ModelFor, openCall, whoAsks } from '@greenroom/llm';
import type { PromptParts } from './domain/prompt.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { settleAbandoned } from './answers/settle-answer.ts';
import { planIdleCheckIns } from './check-ins/plan-idle-check-ins.ts';
import { type ComingUp, createRecall } from './memory/recall.ts';
import { recapReader } from './recap/read-recap.ts';
import { watchOrphans } from './answers/watch-orphans.ts';

export { loadPrompts } from './load-prompts.ts';
export { type PromptParts } from './domain/prompt.ts';
export { indexTexts, itemText, type SearchedText } from '@greenroom/house-engine';
export { lastTalked } from './conversations/last-talked.ts';
export { openMatters } from './memory/open-matters.ts';
export { saidLately } from './conversations/said-lately.ts';
export { searchMessages } from './conversations/search-messages.ts';
export { ownedConversations } from './conversations/owned-conversations.ts';

export interface CoachingSettings {
  /** Output speed of the house engine; 0 sends everything at once. */
  wordsPerSecond: number;
  /** How long text is gathered before it is stored and shown. */
  flushMs: number;
  /**
   * How long events wait to be stored together with those of other answers; the first words of an answer do not wait.
   */
  gatherMs: number;
  /** How often a writer without new text refreshes its heartbeat. */
  beatMs: number;
  /** A writer without a heartbeat for this long is considered dead. */
  deadAfterMs: number;
  /** How often to look for answers whose writer is dead. */
  orphansEveryMs: number;
  /** How often a reader polls for events written by other instances. */
  pollMs: number;
  /** How often a silent stream sends a heartbeat. */
  heartbeatMs: number;
  /** How long running answers may continue when the server stops. */
  stopGraceMs: number;
}

export const coachingSettings: CoachingSettings = {
  wordsPerSecond: 40,
  flushMs: 200,
  gatherMs: 25,
  beatMs: 3_000,
  deadAfterMs: 10_000,
  orphansEveryMs: 3_000,
  pollMs: 2_000,
  heartbeatMs: 15_000,
  stopGraceMs: 5_000,
};

export interface CoachingDependencies {
  db: Database;
  /** Notifies the readers of other instances. */
  notifications: Notifications;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Pick<Allowances, 'take'>;
  /** Without a model, the house engine answers. */
  model: LanguageModel | undefined;
  /** The budget for the model. */
  budget: ModelBudget;
  /** The current time; days are counted in UTC. */
  now?: () => Date;
  /** Returns a person's coming occasions as lines for a language model. */
  comingUp?: ComingUp;
  prompts: PromptParts;
  moderator: Moderator;
  /**
   * The site's origin, such as `https://example.com`. A language model's links are kept where they lead to its pages.
   */
  origin?: string;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** No other process can use this database, so the answers of an earlier process are taken over at once. */
  aloneOnDatabase: boolean;
  /** Reads uploaded files; default: a reader of its own. */
  uploads?: FileReader;
  settings?: Partial<CoachingSettings>;
}

export interface CoachingModule {
  routes(app: FastifyInstance): void;
  /** Returns a person's conversations, newest first. */
  conversationsOf(person: Person): Promise<ConversationSummary[]>;
  /** The coaches as partners for voice calls. */
  partners: CallPartners;
  /** Builds the search over the libraries ahead of the first request; takes about a second. */
  prepareSearch(): void;
  /** Takes over the answers of dead writers, now and every few seconds until stopped. */
  watchOrphanedAnswers(): void;
  /** Plans check-ins in idle conversations. */
  planIdleCheckIns(): Promise<void>;
  /** Asks how it went where a person's commitment is due. */
  askCheckIns(): Promise<void>;
  /** Settles the cost of language model calls whose process died. */
  settleModelCalls(): Promise<void>;
  /**
   * Lets running answers finish for a while; the next process takes over the rest. Call it before closing the database.
   */
  stop(): Promise<void>;
}

/** Creates the module for conversations with coaches. */
export function coachingModule(dependencies: CoachingDependencies): CoachingModule {
  const { db, notifications, catalogue, rightsOf, allowances, model, prompts, moderator, log } = dependencies;
  const settings = { ...coachingSettings, ...dependencies.settings };
  const { aloneOnDatabase, budget, now = () => new Date(), uploads = createFileReader() } = dependencies;
  const instanceId = randomUUID();
  const stopping = new AbortController();
  const news = createAnswerNews(notifications);
  const modelFor: ModelFor | undefined =
    model && ((asksFor) => ({ model, open: (most) => openCall(db, budget, whoAsks(asksFor), most, now()) }));
  const sources = { shelves: indexShelves(catalogue), prompts, moderator, origin: dependencies.origin, log };
  const recall = createRecall({
    db,
    catalogue,
    forModel: modelFor !== undefined,
    now,
    comingUp: dependencies.comingUp,
  });
  const writers = createAnswerWriters({
    db,
    catalogue,
    news,
    recall,
    log,
    settings,
    instance: { id: instanceId, alone: aloneOnDatabase, deadAfterMs: settings.deadAfterMs },
    sources: {
      ...sources,
      wordsPerSecond: settings.wordsPerSecond,
      textEveryMs: settings.flushMs,
      shownBy: 'word',
    },
    modelFor,
  });
  const recapModel = modelFor && { modelFor, prompt: prompts.recap, log, stopping: stopping.signal };
  const readRecap = recapReader({ db, catalogue, model: recapModel, now });
  return {
    prepareSearch: sources.shelves.prepare,
    routes: (app) =>
      coachingRoutes(app, {
        db,
        catalogue,
        rightsOf,
        allowances,
        moderator,
        writers,
        recall,
        news,
        instanceId,
        readRecap,
        settings,
        uploads,
        stopping: stopping.signal,
      }),
    conversationsOf: ({ ownerId }) => listConversations({ db, catalogue }, ownerId),
    partners: coachesToCall({
      db,
      catalogue,
      recall,
      moderator,
      modelFor,
      // No delays: speech itself is slow enough.
      sources: { ...sources, wordsPerSecond: 0, textEveryMs: 0, shownBy: 'sentence', alsoTold: prompts.call },
      log,
    }),
    watchOrphanedAnswers() {
      void watchOrphans(() => writers.resumeOrphans(), settings.orphansEveryMs, log, stopping.signal);
    },
    planIdleCheckIns: () => planIdleCheckIns({ db, catalogue, log }, now()),
    askCheckIns: () => askCheckIns({ db, log }, now()),
    settleModelCalls: () => settleAbandoned(db),
    async stop() {
      await writers.close(settings.stopGraceMs);
      stopping.abort();
    },
  };
}

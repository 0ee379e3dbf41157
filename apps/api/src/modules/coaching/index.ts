import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RightsOf } from '../../app/entitlements.ts';
import type { Notifications } from '../../database/notifications.ts';
import type { Database } from '../../database/open-database.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Moderator } from '../../ports/moderator.ts';
import type { Catalogue } from '../content/index.ts';
import { createAnswerNews } from './answer-news.ts';
import { createAnswerWriters } from './answer-writers.ts';
import { askCheckIns } from './ask-check-ins.ts';
import { coachingRoutes } from './coaching.routes.ts';
import { indexShelves } from './domain/house-engine/index.ts';
import type { PromptParts } from './domain/prompt.ts';
import { watchOrphans } from './watch-orphans.ts';

export { ownedConversations } from './owned-conversations.ts';
export { loadPrompts } from './load-prompts.ts';
export type { PromptParts } from './domain/prompt.ts';
export type { StoredRecap } from './domain/stored-recap.ts';
export type { StoredAnswerEvent, StoredRecommendation } from './domain/stored-answer.ts';

export interface CoachingSettings {
  /** How fast the house engine speaks; 0 for all at once. */
  wordsPerSecond: number;
  /** How long text is gathered before it is stored and shown. */
  flushMs: number;
  /** How often a writer with nothing to say shows that it lives. */
  beatMs: number;
  /** A writer not heard of for so long is dead. */
  deadAfterMs: number;
  /** How often answers are looked for whose writer is dead. */
  orphansEveryMs: number;
  /** How often a reader looks by itself for what other instances wrote. */
  pollMs: number;
  /** How often a silent stream shows that it lives. */
  heartbeatMs: number;
  /** How long answers may go on when the product stops. */
  stopGraceMs: number;
}

export const coachingSettings: CoachingSettings = {
  wordsPerSecond: 40,
  flushMs: 200,
  beatMs: 3_000,
  deadAfterMs: 10_000,
  orphansEveryMs: 3_000,
  pollMs: 2_000,
  heartbeatMs: 15_000,
  stopGraceMs: 5_000,
};

export interface CoachingDependencies {
  db: Database;
  /** Tells the readers of other instances. */
  notifications: Notifications;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  /** Without one the house engine answers. */
  model: LanguageModel | undefined;
  prompts: PromptParts;
  moderator: Moderator;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** No other process can be on this database, so that the answers of an earlier one are taken over at once. */
  aloneOnDatabase: boolean;
  settings?: Partial<CoachingSettings>;
}

export interface CoachingModule {
  routes(app: FastifyInstance): void;
  /** Writes the answers whose writer died. */
  resumeOrphanedAnswers(): Promise<void>;
  /** Does so again every few seconds, until it is stopped. */
  watchOrphanedAnswers(): void;
  /** Asks how it went, where somebody said what they would do by a day that has come. */
  askCheckIns(): Promise<void>;
  /** Lets running answers end for a while; what does not is taken over by the next start. Before the database closes. */
  stop(): Promise<void>;
}

/** Conversations with coaches. */
export function coachingModule(dependencies: CoachingDependencies): CoachingModule {
  const { db, notifications, catalogue, rightsOf, model, prompts, moderator, log, aloneOnDatabase } = dependencies;
  const settings = { ...coachingSettings, ...dependencies.settings };
  const instanceId = randomUUID();
  const stopping = new AbortController();
  const news = createAnswerNews(notifications);
  const writers = createAnswerWriters({
    db,
    catalogue,
    news,
    log,
    settings,
    instance: { id: instanceId, alone: aloneOnDatabase, deadAfterMs: settings.deadAfterMs },
    sources: {
      shelves: indexShelves(catalogue),
      model,
      prompts,
      moderator,
      wordsPerSecond: settings.wordsPerSecond,
      log,
    },
  });
  return {
    routes: (app) =>
      coachingRoutes(app, {
        db,
        catalogue,
        rightsOf,
        moderator,
        writers,
        news,
        instanceId,
        settings,
        stopping: stopping.signal,
      }),
    resumeOrphanedAnswers: () => writers.resumeOrphans(),
    watchOrphanedAnswers() {
      void watchOrphans(() => writers.resumeOrphans(), settings.orphansEveryMs, log, stopping.signal);
    },
    askCheckIns: () => askCheckIns({ db, log }, new Date()),
    async stop() {
      await writers.close(settings.stopGraceMs);
      stopping.abort();
    },
  };
}

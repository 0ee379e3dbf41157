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
  /** How fast the house engine speaks; 0 for all at once. */
  wordsPerSecond: number;
  /** How long text is gathered before it is stored and shown. */
  flushMs: number;
  /** How long what is stored waits for what other answers store, except for the first words of each. */
  gatherMs: number;
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
  /** Tells the readers of other instances. */
  notifications: Notifications;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Pick<Allowances, 'take'>;
  /** Without one the house engine answers. */
  model: LanguageModel | undefined;
  /** What it may cost. */
  budget: ModelBudget;
  /** The time, by which days are told (UTC). */
  now?: () => Date;
  /** What somebody has coming up, as a language model is told it. */
  comingUp?: ComingUp;
  prompts: PromptParts;
  moderator: Moderator;
  /** Of the site, such as `https://example.com`: links of a language model stay where they lead to pages of it. */
  origin?: string;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** No other process can be on this database, so that the answers of an earlier one are taken over at once. */
  aloneOnDatabase: boolean;
  /** Reads uploaded files; one of its own, if left out. */
  uploads?: FileReader;
  settings?: Partial<CoachingSettings>;
}

export interface CoachingModule {
  routes(app: FastifyInstance): void;
  /** A person's conversations, newest first. */
  conversationsOf(person: Person): Promise<ConversationSummary[]>;
  /** Coaches, for voice calls. */
  partners: CallPartners;
  /** Makes the search over the libraries, which takes about a second: before anybody asks. */
  prepareSearch(): void;
  /** Writes the answers whose writer died: at once, and again every few seconds, until it is stopped. */
  watchOrphanedAnswers(): void;
  /** Plans to ask how it went, in conversations that fell silent. */
  planIdleCheckIns(): Promise<void>;
  /** Asks how it went, where somebody said what they would do by a day that has come. */
  askCheckIns(): Promise<void>;
  /** Counts what calls to the language model cost whose process died. */
  settleModelCalls(): Promise<void>;
  /** Lets running answers end for a while; what does not is taken over by the next start. Before the database closes. */
  stop(): Promise<void>;
}

/** Conversations with coaches. */
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
      // Speech is as slow as it is.
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

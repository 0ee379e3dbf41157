import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { wordLists } from '../adapters/moderator/word-lists.ts';
import { openReleaseStore } from '../adapters/release-store/open-release-store.ts';
import { openJobs } from '../database/jobs.ts';
import { type DatabaseChoice, openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { type CoachingModule, coachingModule, loadPrompts } from '../modules/coaching/index.ts';
import { type Catalogue, loadCatalogue } from '../modules/content/index.ts';
import { openSite, publicKeys, type Site } from '../modules/releases/index.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { type Moderator, withStandIn } from '../ports/moderator.ts';
import { rightsBySetting, type RightsOf } from './entitlements.ts';
import type { Settings } from './env.ts';

/** Everything the server stands on, made from the settings. */
export interface Services {
  settings: Settings;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  database: OpenDatabase;
  site: Site;
  coaching: CoachingModule;
  /** Which adapter is in use behind each port, for the one who starts the product. */
  adapters: Readonly<Record<string, string>>;
}

/** Puts the product together: the only place that knows which adapter stands behind which port. */
export async function compose(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger): Promise<Services> {
  const [catalogue, prompts, model, moderator, database, store] = await Promise.all([
    loadCatalogue(settings.contentDir),
    loadPrompts(settings.contentDir),
    openLanguageModel(settings.languageModel),
    openModerator(settings.moderation),
    openDatabase(choice),
    openReleaseStore(settings.releaseStore),
  ]);
  const { db, notifications, adapter } = database;
  const rightsOf = rightsBySetting(settings.plans);
  const aloneOnDatabase = adapter === 'PGlite';
  return {
    settings,
    catalogue,
    rightsOf,
    database,
    site: openSite({
      store,
      publicKeys: publicKeys(settings.releasePublicKeys, settings.dataDir),
      lastGoodFile: join(settings.dataDir, 'last-good-releases.json'),
      devServers: settings.devServers,
      siteDir: settings.siteDir,
      log,
    }),
    coaching: coachingModule({
      db,
      notifications,
      catalogue,
      rightsOf,
      model,
      prompts,
      moderator,
      log,
      aloneOnDatabase,
      budget: settings.modelBudget,
    }),
    adapters: {
      database: adapter === 'PGlite' ? `PGlite, in ${settings.dataDir}` : 'PostgreSQL, by DATABASE_URL',
      jobs: `pg-boss, on the same ${adapter}`,
      releases: store.name,
      moderation: moderator.name,
      'language model': model?.name ?? 'none: the house engine answers from the coaches’ own shelves',
    },
  };
}

/** The vendor's library is loaded where a model is configured, and only there. */
async function openLanguageModel(settings: Settings['languageModel']): Promise<LanguageModel | undefined> {
  if (!settings) return undefined;
  const { defaultTimings, openAiCompatible } = await import('../adapters/language-model/openai-compatible.ts');
  return openAiCompatible({ ...defaultTimings, ...settings });
}

async function openModerator(settings: Settings['moderation']): Promise<Moderator> {
  if (!settings) return wordLists;
  const { openAiModerator } = await import('../adapters/moderator/openai-compatible.ts');
  return withStandIn(openAiModerator({ ...settings, timeoutMs: 3_000 }), wordLists);
}

/** Starts what the product does by the clock. Returns what stops it. */
export async function startJobs(
  { database, coaching }: Services,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const jobs = openJobs(database, log);
  await jobs.start();
  await jobs.schedule('plan-check-ins', '*/5 * * * *', () => coaching.planIdleCheckIns());
  await jobs.schedule('settle-model-calls', '*/5 * * * *', () => coaching.settleModelCalls());
  await jobs.schedule('ask-check-ins', '0 * * * *', () => coaching.askCheckIns());
  coaching.watchOrphanedAnswers();
  return jobs.stop;
}

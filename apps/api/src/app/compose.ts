import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openJobs } from '../database/jobs.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { type Catalogue, loadCatalogue } from '../modules/content/index.ts';
import { openSite, type Site } from '../modules/releases/index.ts';
import { rightsBySetting, type RightsOf } from './entitlements.ts';
import type { Settings } from './env.ts';

/** A part of the product that also works while nobody asks. */
export interface WorkingModule {
  routes(app: FastifyInstance): void;
  /** Takes up answers whose writer died. */
  resumeOrphanedAnswers(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Everything the server stands on, made from the settings. */
export interface Services {
  settings: Settings;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  database: OpenDatabase;
  site: Site;
  coaching: WorkingModule | undefined;
  /** Which adapter is in use behind each port, for the one who starts the product. */
  adapters: Readonly<Record<string, string>>;
}

/** Puts the product together: the only place that knows which adapter stands behind which port. */
export async function compose(settings: Settings, onLost: (reason: Error) => void): Promise<Services> {
  const catalogue = await loadCatalogue(settings.contentDir);
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir, onLost });
  const { languageModel } = settings;
  return {
    settings,
    catalogue,
    rightsOf: rightsBySetting(settings.plans),
    database,
    site: openSite(settings.siteDir),
    coaching: undefined,
    adapters: {
      database: database.adapter === 'PGlite' ? `PGlite, in ${settings.dataDir}` : 'PostgreSQL, by DATABASE_URL',
      jobs: `pg-boss, on the same ${database.adapter}`,
      'language model': languageModel
        ? `OpenAI-compatible endpoint, ${languageModel.model}`
        : 'none: the house engine answers from the coaches’ own shelves',
    },
  };
}

/** Starts what the product does by the clock. Returns what stops it. */
export async function startJobs({ database, coaching }: Services, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const jobs = openJobs(database, log);
  await jobs.start();
  if (coaching) {
    const resume = async () => void (await coaching.resumeOrphanedAnswers());
    await jobs.schedule('resume-answers', '* * * * *', resume);
    await resume();
  }
  return jobs.stop;
}

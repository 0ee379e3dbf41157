import type { FastifyInstance } from 'fastify';
import type { Database } from '@greenroom/database';
import type { Telemetry } from '@greenroom/ports/telemetry';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { ReleasePasses } from '../release-passes.ts';
import type { Site } from '../open-site.ts';
import { cleanReleases } from './clean-releases.ts';
import { sayBecause } from './domain/because.ts';
import { knownSigningKey } from './known-signing-key.ts';
import type { ApprovalLimits } from './domain/approvals.ts';
import type { RampJudge } from '../domain/ramp-judge.ts';
import { localRegistryAccess, type ReleaseToken } from '@greenroom/release-registry';
import type { RegistryDependencies } from './registry-dependencies.ts';
import { type NoticeDependencies, releaseNotices } from '../notices/notices.ts';
import { registryRoutes } from './registry.routes.ts';
import { renewRegistry } from './renew-registry.ts';
import { reconcileRegistry } from './reconcile-registry.ts';
import { advanceRamps } from './advance-ramps.ts';

interface RegistrySettings {
  db: Database;
  store: ReleaseStore;
  site: Pick<Site, 'releasesNow' | 'trouble'>;
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** A private key as PEM text or its path; if left out, the machine's own key. */
  signingKey: string | undefined;
  dataDir: string;
  /** Tokens of pipelines. */
  tokens: readonly ReleaseToken[];
  judge: RampJudge;
  /** Above which share releases need a second person's approval; by default none does. */
  approvals?: ApprovalLimits;
  /** Who is notified; if left out, no notices are sent. */
  notices?: Omit<NoticeDependencies, 'db' | 'trouble' | 'now' | 'log'>;
  /** Makes links for testers; if left out, there are none. */
  passes?: ReleasePasses | undefined;
  telemetry?: Pick<Telemetry, 'gauge'>;
  now?: () => Date;
  log: RegistryDependencies['log'];
}

/** Changes which visitors get which release, keeps the history, and advances ramps. */
export interface RegistryModule {
  routes(app: FastifyInstance): void;
  /** Called every minute: reconciles what a crash left, moves ramps, renews the document, notifies owners. */
  look(): Promise<void>;
  /** Called every night: deletes releases that no open page can request, if this server can sign changes. */
  clean(): Promise<void>;
  /** Opens the registry to the command line of this machine. */
  listening(address: string): Promise<void>;
  close(): Promise<void>;
}

const nobodyTold = { owners: new Map<string, string[]>(), origin: '' };

export function registryModule(settings: RegistrySettings): RegistryModule {
  const { db, store, site, publicKeys, dataDir, tokens, log } = settings;
  const { judge, approvals = new Map<string, number>(), now = () => new Date() } = settings;
  const signingKey = knownSigningKey({ given: settings.signingKey, dataDir, publicKeys, log });
  const { trouble } = site;
  const notices = releaseNotices({ ...(settings.notices ?? nobodyTold), db, trouble, now, log });
  if (settings.telemetry) notices.measure(settings.telemetry);
  const deps: RegistryDependencies = { db, store, publicKeys, signingKey, judge, approvals, notices, now, log };
  const door = localRegistryAccess(dataDir);
  return {
    routes: (app) => registryRoutes(app, { ...deps, site, tokens, passes: settings.passes, ownToken: door.known }),
    async look() {
      try {
        const stored = await reconcileRegistry(deps);
        await renewRegistry(deps, stored, (await site.releasesNow())?.issued);
        await advanceRamps(deps);
      } finally {
        // Also runs when the registry cannot be read, since that is what owners must hear about.
        await notices.tell();
      }
    },
    async clean() {
      const by = { kind: 'controller' } as const;
      const because = { code: 'out-of-reach' } as const;
      if (await signingKey()) await cleanReleases(deps, { by, why: sayBecause(because), because });
    },
    listening: door.open,
    close: door.close,
  };
}

import { join, resolve } from 'node:path';
import { everyApp, releaseLinkHours, type ReleaseStatus } from '@greenroom/contracts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { commitHere } from './commit-here.ts';
import { CommandFailure } from './command-failure.ts';
import type { Place } from './place.ts';
import { publish, type PublishOptions } from './publish.ts';
import { checkPreview, previewLine, previewsOf, writePreviews } from './previews.ts';
import { builtApps, readBuild } from './read-build.ts';
import { readHours } from './read-hours.ts';
import type { RegistryClient } from './registry-client.ts';
import { usage } from './usage.ts';

interface Asked {
  all?: boolean | undefined;
  traffic?: string | undefined;
  fallback?: string | undefined;
  why?: string | undefined;
  /** Hours for which the addresses of previews are valid, as typed. */
  hours?: string | undefined;
  /** A file for the addresses, as Markdown: the releases are published for it alone, and get no visitors. */
  preview?: string | undefined;
}

/**
 * Publishes builds and prints who gets them. If a running registry can sign, it registers them, so that they appear in
 * its history; otherwise they are registered in the store directly.
 */
export async function publishApps(
  { store, otherKeys, keys, memory }: Place,
  registry: RegistryClient | undefined,
  named: readonly string[],
  { all, traffic, fallback, why = 'Published by the command line', hours, preview }: Asked,
): Promise<void> {
  const dist = resolve(process.env.SITE_DIR || join(workspaceRoot, 'dist'));
  const names = all ? builtApps(dist) : named;
  if (names.length === 0)
    throw new CommandFailure(
      'usage',
      all ? 'Nothing is built: npm run build' : `Name what to publish, or --all\n\n${usage}`,
    );
  const percent = traffic === undefined ? undefined : Number(traffic);
  if (Number.isNaN(percent) || traffic === '') throw new CommandFailure('usage', '--traffic is a percentage, 0 to 100');
  if (fallback !== undefined && !/^https?:\/\/.+\/$/.test(fallback))
    throw new CommandFailure('usage', '--fallback is an address that ends with a slash');
  const hoursShown = readHours(hours ?? String(releaseLinkHours.max));
  const status = await registry?.status();
  if (status) checkFreezes(status, names, Date.now());
  if (preview !== undefined) checkPreview(status, names, traffic);
  const builds = await Promise.all(names.map((name) => readBuild(dist, name)));
  const published = await publish({
    store,
    otherKeys,
    memory,
    keys: await keys(),
    builds,
    traffic: percent,
    fallbackBase: fallback,
    commit: commitHere(process.env.RELEASE_COMMIT, workspaceRoot),
    register: registry && (await registering(registry, why)),
    now: Date.now,
  });
  for (const { record } of builds) {
    const { name, version } = record;
    const share = published.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.deployment
      .traffic;
    console.log(`${name} ${version}: ${share} % of visitors${share === 0 ? `; ?mfe.${name}=${version} shows it` : ''}`);
  }
  if (!registry) return;
  const releases = builds.map(({ record }) => record);
  const previews = await previewsOf(registry, releases, hoursShown);
  console.log(previews.map(previewLine).join('\n'));
  if (preview !== undefined) writePreviews(resolve(preview), previews);
}

/** @throws CommandFailure before anything is uploaded if an app is frozen now */
function checkFreezes({ freezes = [] }: Partial<ReleaseStatus>, names: readonly string[], now: number): void {
  const found = freezes.find(
    ({ app, from, until }) =>
      (app === everyApp || names.includes(app)) && Date.parse(from) <= now && now < Date.parse(until),
  );
  if (!found) return;
  const what = found.app === everyApp ? 'All apps are' : `${found.app} is`;
  throw new CommandFailure('frozen', `${what} frozen until ${found.until} (${found.why}): publish after that`);
}

/** @returns nothing if the registry has no signing key */
async function registering(registry: RegistryClient, why: string): Promise<PublishOptions['register']> {
  if (!(await registry.status()).writable) return undefined;
  return async (changes) => {
    const releases = changes.map(({ name, release, traffic }) => ({ app: name, release, traffic }));
    await registry.command({ command: 'register', why, releases });
  };
}

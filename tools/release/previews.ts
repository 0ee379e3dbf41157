import { writeFileSync } from 'node:fs';
import { releaseLinkHours, type ReleaseStatus } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';
import type { RegistryClient } from './registry-client.ts';

/** An address that shows one release to whoever has it, or the reason why there is none. */
export interface Preview {
  name: string;
  version: string;
  shown: { address: string; expiresAt: string } | { problem: string };
}

/**
 * Makes a signed, expiring address for each release. A release is published all the same if the site gives no address,
 * for example because it shows nobody other releases.
 */
export async function previewsOf(
  registry: Pick<RegistryClient, 'address' | 'link'>,
  releases: readonly { name: string; version: string }[],
  hours: number = releaseLinkHours.max,
): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const { name, version } of releases) {
    const shown = await registry.link({ app: name, version, hours }).then(
      ({ address, expiresAt }) => ({ address: registry.address + address, expiresAt }),
      (error: unknown) => ({ problem: (error as Error).message }),
    );
    previews.push({ name, version, shown });
  }
  return previews;
}

/** Returns a line for the terminal. */
export const previewLine = ({ name, version, shown }: Preview): string =>
  'problem' in shown
    ? `No preview of ${name} ${version}: ${shown.problem}`
    : `Preview of ${name} ${version}, until ${shown.expiresAt}: ${shown.address}`;

/** Writes the previews as Markdown, for a comment on a pull request. */
export function writePreviews(file: string, previews: readonly Preview[]): void {
  const lines = previews.map(({ name, version, shown }) =>
    'problem' in shown
      ? `- ${name} \`${version}\`: no preview (${shown.problem})`
      : `- [${name} \`${version}\`](${shown.address}), until ${shown.expiresAt}`,
  );
  const head =
    'Previews of this pull request. Visitors do not get these releases; whoever has an address sees its release.';
  writeFileSync(file, [head, '', ...lines, ''].join('\n'));
}

/** @throws CommandFailure before anything is uploaded if a preview would get visitors, or no registry makes addresses */
export function checkPreview(
  status: Pick<ReleaseStatus, 'apps'> | undefined,
  names: readonly string[],
  traffic: string | undefined,
): void {
  if (!status) throw new CommandFailure('unreachable', '--preview needs a running registry, which makes the addresses');
  if (traffic !== undefined) throw new CommandFailure('usage', '--preview goes without --traffic');
  const first = names.find((name) => status.apps.every((app) => app.name !== name));
  if (first === undefined) return;
  throw new CommandFailure(
    'refused',
    `The first release of ${first} would be everyone’s: publish one with --traffic 0 first`,
  );
}

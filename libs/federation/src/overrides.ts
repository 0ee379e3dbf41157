import type { Deployment } from './registry.ts';

/** What one person asked to see: by app, a version or the address of an entry. */
export type Asked = Readonly<Record<string, string>>;

/** The same, with what of it may be shown. */
export type Overrides = Readonly<Record<string, { asked: string; allowed: boolean }>>;

/** Overrides stand in the page's address as `mfe.<app>=<version or address>`. */
const prefix = 'mfe.';
/** What one person may ask for; more is no person. */
const mostOverrides = 10;
const longestOverride = 300;

/**
 * What a person asks to see: what was asked for before, with what the page's address says now. An empty value in the
 * address ends an override.
 * @param kept what was asked for before, in the form of {@link overridesText}
 */
export function readOverrides(query: URLSearchParams, kept: string | undefined): Asked {
  const asked = new Map(entriesOf(new URLSearchParams(kept ?? '')));
  for (const [name, value] of entriesOf(query)) {
    if (value === '') asked.delete(name);
    else asked.set(name, value);
  }
  return Object.fromEntries([...asked].slice(0, mostOverrides));
}

/** Whether a page's address says anything about overrides. */
export function speaksOfOverrides(query: URLSearchParams): boolean {
  return entriesOf(query).length > 0;
}

/** Whether a page's address takes back one of these: by an empty value. */
export function endsOverrides(query: URLSearchParams, asked: Asked): boolean {
  return Object.keys(asked).some((name) => query.get(prefix + name) === '');
}

/** Overrides as they are kept from page to page; {@link readOverrides} reads them back. */
export function overridesText(overrides: Asked): string {
  return new URLSearchParams(Object.entries(overrides).map(([name, value]) => [prefix + name, value])).toString();
}

/**
 * Versions may be shown, and addresses on some origins.
 * @param origins as `http://localhost:4203`; `*` in place of a port stands for any
 */
export function judgeOverrides(asked: Asked, origins: readonly string[]): Overrides {
  const judged = Object.entries(asked).map(([name, one]) => {
    return [name, { asked: one, allowed: !isAddress(one) || isFrom(one, origins) }] as const;
  });
  return Object.fromEntries(judged);
}

/**
 * What of an app a person gets who asks for it: a release by its version, or by the version of its package (the newest
 * such release); or, for an address, an entry from there with the usual release's pages.
 * @returns undefined where there is no such release, or it may not be shown
 */
export function servedOverride<Deployed extends Pick<Deployment, 'metadata'>>(
  deployments: readonly Deployed[],
  { asked, allowed }: Overrides[string],
): { deployment?: Deployed; url?: string } | undefined {
  if (!allowed) return undefined;
  if (isAddress(asked)) return { url: asked.endsWith('/') ? `${asked}remoteEntry.js` : asked };
  const deployment = releaseNamed(deployments, asked);
  return deployment && { deployment };
}

/** The release of this version, or the newest one of this version of the app's package. */
export function releaseNamed<Deployed extends Pick<Deployment, 'metadata'>>(
  deployments: readonly Deployed[],
  asked: string,
): Deployed | undefined {
  return (
    deployments.find(({ metadata }) => metadata.version === asked) ??
    deployments.findLast(({ metadata }) => packageVersionOf(metadata.version) === asked)
  );
}

/** A release's version is its package's and what names its content. */
const packageVersionOf = (version: string) => version.slice(0, Math.max(0, version.lastIndexOf('-')));

const isAddress = (asked: string) => /^https?:\/\//.test(asked);

function isFrom(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, username } = new URL(address);
  return username === '' && (origins.includes(origin) || origins.includes(`${protocol}//${hostname}:*`));
}

function entriesOf(query: URLSearchParams): [name: string, value: string][] {
  return [...query]
    .filter(([name, value]) => /^mfe\.[a-z][a-z0-9-]*$/.test(name) && value.length <= longestOverride)
    .map(([name, value]) => [name.slice(prefix.length), value]);
}

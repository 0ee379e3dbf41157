import type { Deployment } from './registry.ts';

/** What one visitor asked to see: by app, a version or the address of an entry. */
export type Asked = Readonly<Record<string, string>>;

/** The same, with whether each may be shown. */
export type Overrides = Readonly<Record<string, { asked: string; allowed: boolean }>>;

/** Prefix of overrides in the page's address: `mfe.<app>=<version or address>`. */
const prefix = 'mfe.';
/** Limits on what one visitor can ask for. */
const mostOverrides = 10;
const longestOverride = 300;

/**
 * Returns the overrides a visitor asks for: earlier ones merged with those in the page's address. An empty value in the
 * address ends an override.
 * @param kept earlier overrides, in the form of {@link overridesText}
 */
export function readOverrides(query: URLSearchParams, kept: string | undefined): Asked {
  const asked = new Map(entriesOf(new URLSearchParams(kept ?? '')));
  for (const [name, value] of entriesOf(query)) {
    if (value === '') asked.delete(name);
    else asked.set(name, value);
  }
  return Object.fromEntries([...asked].slice(0, mostOverrides));
}

/** Reports whether a page's address has overrides. */
export function speaksOfOverrides(query: URLSearchParams): boolean {
  return entriesOf(query).length > 0;
}

/** Reports whether a page's address ends one of these, by an empty value. */
export function endsOverrides(query: URLSearchParams, asked: Asked): boolean {
  return Object.keys(asked).some((name) => query.get(prefix + name) === '');
}

/** Formats overrides to keep them from page to page; {@link readOverrides} reads them back. */
export function overridesText(overrides: Asked): string {
  return new URLSearchParams(Object.entries(overrides).map(([name, value]) => [prefix + name, value])).toString();
}

/**
 * Allows versions, and addresses on the given origins.
 * @param origins as `http://localhost:4203`; `*` in place of a port matches any
 */
export function judgeOverrides(asked: Asked, origins: readonly string[]): Overrides {
  const judged = Object.entries(asked).map(([name, one]) => {
    return [name, { asked: one, allowed: !isAddress(one) || isFrom(one, origins) }] as const;
  });
  return Object.fromEntries(judged);
}

/**
 * Returns what an override serves: a release by its version, or by the version of its package (the newest such
 * release); or, for an address, an entry from there with the default release's pages.
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

/** Returns the release of this version, or the newest one of this version of the app's package. */
export function releaseNamed<Deployed extends Pick<Deployment, 'metadata'>>(
  deployments: readonly Deployed[],
  asked: string,
): Deployed | undefined {
  return (
    deployments.find(({ metadata }) => metadata.version === asked) ??
    deployments.findLast(({ metadata }) => packageVersionOf(metadata.version) === asked)
  );
}

/** A release's version is its package's version and a hash of its content. */
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

import type { Deployment } from './registry.ts';

/** A release that a visitor should keep until they have finished something. */
export interface KeptRelease {
  app: string;
  version: string;
}

/** How long a release is kept, in milliseconds. Source: docs/specification.md, 12.2. */
const keptForMs = 86_400_000;

/** Formats it for a cookie: `checkout-mfe@2.4.0-1a2b3c4d`. */
export function keptReleaseText({ app, version }: KeptRelease): string {
  return `${app}@${version}`;
}

/** Reads what {@link keptReleaseText} wrote; returns undefined for anything else. */
export function readKeptRelease(text: string | undefined): KeptRelease | undefined {
  const [, app, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]{0,99})$/.exec(text ?? '') ?? [];
  return app === undefined || version === undefined ? undefined : { app, version };
}

/**
 * Returns the kept release of an app while it is offered and has visitors, or had them within the day. So a visitor
 * cannot keep a release that was never given out, or one whose pages failed.
 * @param deployments of the app, those that are offered
 */
export function releaseStillKept(
  app: string,
  deployments: readonly Deployment[],
  { release, now }: { release: KeptRelease; now: number },
): Deployment | undefined {
  if (release.app !== app) return undefined;
  const kept = deployments.find(({ metadata }) => metadata.version === release.version);
  const { left = -Infinity, broken = false } = kept?.extras ?? {};
  const given = kept && (kept.deployment.traffic > 0 || (left > now - keptForMs && !broken));
  return given ? kept : undefined;
}

import type { Deployment } from './registry.ts';

/** A release that a visitor is in the middle of something with, and should keep until that is done. */
export interface KeptRelease {
  app: string;
  version: string;
}

/** For how long, in milliseconds. Source: docs/specification.md, 12.2. */
const keptForMs = 86_400_000;

/** As a cookie holds it: `checkout-mfe@2.4.0-1a2b3c4d`. */
export function keptReleaseText({ app, version }: KeptRelease): string {
  return `${app}@${version}`;
}

/** What {@link keptReleaseText} wrote; undefined for anything else. */
export function readKeptRelease(text: string | undefined): KeptRelease | undefined {
  const [, app, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]{0,99})$/.exec(text ?? '') ?? [];
  return app === undefined || version === undefined ? undefined : { app, version };
}

/**
 * The release of an app that one keeps: for as long as it is offered, and has visitors or had them within the day. So
 * nobody comes by it to a release that was never given out, and nobody is held on one whose pages failed.
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

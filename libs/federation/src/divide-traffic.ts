import type { Deployment } from './registry.ts';

export interface Division {
  /** The version that everyone has who is in no other part; nothing where the app is retired. */
  usual: string | undefined;
  /** A release that part of the visitors get: more than 0 and less than 100 percent. */
  part?: { version: string; traffic: number; salt: string } | undefined;
}

/** The releases of one app, their visitors divided so; all others have none. */
export function divideTraffic(list: readonly Deployment[], { usual, part }: Division): Deployment[] {
  return list.map((one) => {
    const { version } = one.metadata;
    if (version !== usual && version !== part?.version) return { ...one, deployment: { traffic: 0, default: false } };
    // Who gives it to visitors again has seen to it.
    const { broken: _, ...extras } = one.extras;
    if (version === usual)
      return { ...one, extras, deployment: { traffic: 100 - (part?.traffic ?? 0), default: true } };
    return { ...one, extras: { ...extras, salt: part!.salt }, deployment: { traffic: part!.traffic, default: false } };
  });
}

/** The one that everyone has who is in no other part. */
export function usualOf<Deployed extends Pick<Deployment, 'deployment'>>(list: readonly Deployed[]) {
  return list.find(({ deployment }) => deployment.default);
}

/** The one that part of the visitors get. */
export function partOf<Deployed extends Pick<Deployment, 'deployment'>>(list: readonly Deployed[]) {
  return list.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** What would take the place of the usual release: the one before it that may be had. */
export function releaseBefore(list: readonly Deployment[], version: string): Deployment | undefined {
  const index = list.findIndex(({ metadata }) => metadata.version === version);
  return list.slice(0, Math.max(0, index)).findLast(({ extras }) => !extras.killed);
}

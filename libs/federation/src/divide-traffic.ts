import type { Deployment } from './registry.ts';

export interface Division {
  /** The default version, for all visitors outside the part; undefined where the app is retired. */
  usual: string | undefined;
  /** A release for part of the visitors: more than 0 and less than 100 percent. */
  part?: { version: string; traffic: number; salt: string } | undefined;
}

/** Returns the releases of one app with this division of visitors; all other releases get no traffic. */
export function divideTraffic(list: readonly Deployment[], { usual, part }: Division): Deployment[] {
  return list.map((one) => {
    const { version } = one.metadata;
    if (version !== usual && version !== part?.version) return { ...one, deployment: { traffic: 0, default: false } };
    // Giving a release traffic again clears its mark as broken.
    const { broken: _, ...extras } = one.extras;
    if (version === usual)
      return { ...one, extras, deployment: { traffic: 100 - (part?.traffic ?? 0), default: true } };
    return { ...one, extras: { ...extras, salt: part!.salt }, deployment: { traffic: part!.traffic, default: false } };
  });
}

/** Returns the default release. */
export function usualOf<Deployed extends Pick<Deployment, 'deployment'>>(list: readonly Deployed[]) {
  return list.find(({ deployment }) => deployment.default);
}

/** Returns the release that part of the visitors get. */
export function partOf<Deployed extends Pick<Deployment, 'deployment'>>(list: readonly Deployed[]) {
  return list.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** Returns the release that would replace the default one: the newest one before it that was not killed. */
export function releaseBefore(list: readonly Deployment[], version: string): Deployment | undefined {
  const index = list.findIndex(({ metadata }) => metadata.version === version);
  return list.slice(0, Math.max(0, index)).findLast(({ extras }) => !extras.killed);
}

import type { FastifyInstance } from 'fastify';
import { ApiFailure, type ReleaseChoices } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { bucketOf, buckets } from '@greenroom/federation';
import { serve } from '@greenroom/http';
import type { Releases } from './domain/releases.ts';
import type { Site } from './open-site.ts';

interface ChoiceDependencies {
  site: Pick<Site, 'releases'>;
  /** Whether release overrides by URL are allowed: for every visitor, or for staff. */
  allowed: boolean;
  staff?: boolean | undefined;
}

/** Lists the releases to choose from, for the override panel. */
export function releaseChoiceRoutes(app: FastifyInstance, { site, allowed, staff = false }: ChoiceDependencies): void {
  serve(app, contracts.releaseChoices, async ({ person, reply }) => {
    if (!allowed && !(staff && person.staff)) throw new ApiFailure('not_found', 'Releases cannot be asked for here');
    const releases = await site.releases();
    if (!releases) throw new ApiFailure('unavailable', 'The site is not published yet: npm start');
    reply.header('cache-control', 'no-store');
    return choicesFor(releases, person.visitorId);
  });
}

function choicesFor({ apps }: Pick<Releases, 'apps'>, visitorId: string): ReleaseChoices {
  return {
    buckets,
    apps: [...apps].map(([name, list]) => {
      const ramping = list.find(({ deployment: { deployment } }) => !deployment.default && deployment.traffic > 0);
      return {
        name,
        bucket: ramping ? bucketOf(ramping.deployment.extras.salt ?? '', visitorId) : null,
        releases: list.toReversed().map(({ deployment: { metadata, deployment } }) => {
          return { version: metadata.version, traffic: deployment.traffic, default: deployment.default };
        }),
      };
    }),
  };
}

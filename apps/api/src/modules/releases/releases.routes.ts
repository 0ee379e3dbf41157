import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import type { ReleaseRecord } from '@greenroom/federation';
import type { Site } from './open-site.ts';

/** Development servers of single apps by name, as origins; pages fetch these apps' files there. */
export type DevServers = Readonly<Record<string, string>>;

/** Hashed names never change what they hold: a year, the most that caches take. */
const forever = { maxAge: '1y', immutable: true } as const;

/** Files of the builds: the shell's under `/static`, a remote's under its name and version. */
export function releaseRoutes(app: FastifyInstance, site: Site): void {
  const options = { schema: { hide: true }, config: { anonymous: true } };

  app.get<{ Params: { '*': string } }>('/static/*', options, (request, reply) =>
    sendFile(reply, site, site.shell(), request.params['*']),
  );

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    options,
    (request, reply) => {
      const { name, version, '*': file } = request.params;
      const release = site.remotes().find((candidate) => candidate.name === name && candidate.version === version);
      return sendFile(reply, site, release, file);
    },
  );
}

/** Sends a file that the release names, or its source map; nothing else that may lie in the folder. */
function sendFile(reply: FastifyReply, site: Site, release: ReleaseRecord | undefined, file: string): FastifyReply {
  const known = release?.files[file] ?? release?.files[file.replace(/\.map$/, '')];
  if (!release || !known) throw new ApiFailure('not_found', 'There is no such file');
  reply.header('access-control-allow-origin', '*');
  return reply.sendFile(file, site.folderOf(release), forever);
}

/** Where the page fetches a build's files from. */
export function addressOf(devServers: DevServers): (release: ReleaseRecord) => string {
  return ({ name, version }) => {
    const server = devServers[name];
    if (server) return `${server}/`;
    return name === 'shell' ? '/static/' : `/remotes/${name}/${version}/`;
  };
}

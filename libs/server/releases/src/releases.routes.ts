import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { registryAddress, releaseFolder, signatureOf } from '@greenroom/federation';
import type { Site } from './open-site.ts';

/** A release never changes: one year, the longest that caches accept. */
const forever = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Precompressed variants that builds put beside a file, in order of preference. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface ReleaseFileParams {
  name?: string;
  version: string;
  '*': string;
}

/** Serves the files of every published release, and the registry document with its signature. */
export function releaseRoutes(app: FastifyInstance, site: Site): void {
  const options = { schema: { hide: true }, config: { anonymous: true } };
  const sendReleaseFile = async (request: FastifyRequest<{ Params: ReleaseFileParams }>, reply: FastifyReply) => {
    const { name = 'shell', version, '*': file } = request.params;
    const record = (await site.releases())?.records.get(releaseFolder(name, version));
    // Serves only what the release names, its source maps and its record, and nothing else in the folder.
    const known = record && (record.files[file] ?? record.files[file.replace(/\.map$/, '')] ?? file === 'release.json');
    if (!known) throw new ApiFailure('not_found', 'There is no such file');
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const [encoding, suffix] of encodings) {
      if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
      const compressed = await site.file(name, version, file + suffix);
      if (compressed) return sendForever(reply.header('content-encoding', encoding), file, compressed);
    }
    const bytes = await site.file(name, version, file);
    if (!bytes) throw new ApiFailure('not_found', 'There is no such file');
    return sendForever(reply, file, bytes);
  };
  app.get<{ Params: ReleaseFileParams }>('/shell/:version/*', options, sendReleaseFile);
  app.get<{ Params: ReleaseFileParams }>('/remotes/:name/:version/*', options, sendReleaseFile);

  app.get(registryAddress, options, async (_, reply) => {
    const releases = await published(site);
    return reply.headers(openAndFresh).type('application/json; charset=utf-8').send(Buffer.from(releases.document));
  });
  app.get(signatureOf(registryAddress), options, async (_, reply) => {
    const releases = await published(site);
    return reply.headers(openAndFresh).type('text/plain; charset=utf-8').send(releases.signatures);
  });
}

const openAndFresh = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

/** @throws ApiFailure `unavailable` if nothing is published */
async function published(site: Site) {
  const releases = await site.releases();
  if (!releases)
    throw new ApiFailure(
      'unavailable',
      'The site is not published yet: npm start, or npm run release -- publish --all',
    );
  return releases;
}

function sendForever(reply: FastifyReply, file: string, bytes: Uint8Array): FastifyReply {
  return reply
    .headers({ 'access-control-allow-origin': '*', 'cache-control': forever, vary: 'accept-encoding' })
    .type(types[extname(file)] ?? 'application/octet-stream')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

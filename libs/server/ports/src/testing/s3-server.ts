import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  bytes: Buffer;
  tag: string;
  headers: Record<string, string>;
}

/** The Authorization header of a client that signs with Signature Version 4. */
const signature =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/;

/**
 * Starts a server with the part of S3 that our stores need, in memory: objects of one bucket, by path, with conditional
 * writes and deletions. It requires signed requests, but does not verify the signature.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, reply) => void answer(request, reply));

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const refuse = (status: number, code: string) =>
      void reply
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          request.method === 'HEAD'
            ? undefined
            : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
        );
    if (!signature.test(request.headers.authorization ?? '') || !request.headers['x-amz-date'])
      return refuse(403, 'AccessDenied');
    if (!path.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket');
    const key = path.slice(bucket.length + 2);
    const there = objects.get(key);

    if (request.method === 'PUT') {
      const { 'if-none-match': none, 'if-match': match } = request.headers;
      if (none === '*' && there) return refuse(412, 'PreconditionFailed');
      if (match !== undefined && !there) return refuse(404, 'NoSuchKey');
      if (match !== undefined && match !== there?.tag) return refuse(412, 'PreconditionFailed');
      const bytes = contentOf(body, request);
      const tag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      objects.set(key, { bytes, tag, headers: pick(request.headers, ['content-type', 'cache-control']) });
      return void reply.writeHead(200, { etag: tag }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void reply.writeHead(204).end();
    }
    if (!there) return refuse(404, 'NoSuchKey');
    reply.writeHead(200, { ...there.headers, etag: there.tag, 'content-length': there.bytes.length });
    reply.end(request.method === 'HEAD' ? undefined : there.bytes);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Decodes a body that the SDK sends in its own chunked format: size in hexadecimal, content, checksum as a trailer. */
function contentOf(body: Buffer, request: IncomingMessage): Buffer {
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

function pick(headers: IncomingMessage['headers'], names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openTelemetry } from './open-telemetry.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-b7ad6b7169203331-01`;

interface Told {
  path: string;
  text: string;
}

/** A collector that accepts everything. */
async function collector() {
  const told: Told[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      told.push({ path: request.url ?? '', text });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  const of = (path: string) =>
    told
      .filter((one) => one.path === path)
      .map(({ text }) => text)
      .join('\n');
  return { endpoint: `http://127.0.0.1:${port}/`, of, close };
}

test('a request, its work and its job form one trace without personal data', async () => {
  const { endpoint, of, close } = await collector();
  const telemetry = openTelemetry({ endpoint, serviceName: 'greenroom', instance: 'one', exportEveryMs: 60_000 });
  const app = fastify({ genReqId: () => 'request-12345' });
  await telemetry.instrument(app);
  let carried: string | undefined;
  app.get('/api/v1/people/:name', async () => {
    carried = telemetry.carried();
    await telemetry.during('inside', { step: 'one' }, async () => {});
    throw new Error('what somebody wrote');
  });
  telemetry.gauge('sockets.open', () => 7);
  telemetry.took('turn.delay', 0.6, { kind: 'call' });

  await app.inject({ url: '/api/v1/people/maren?secret=word', headers: { traceparent: parent } });
  await telemetry.during('job notes', { request_id: 'request-12345' }, async () => {}, carried);
  await telemetry.close();
  await close();

  const spans = of('/v1/traces');
  expect(carried).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  const ids = [...spans.matchAll(/"traceId":"([0-9a-f]+)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set([traceId]));
  for (const said of ['GET /api/v1/people/:name', 'request-12345', '"inside"', '"job notes"', '/api/v1/people/:name'])
    expect(spans).toContain(said);
  for (const kept of ['maren', 'secret', 'what somebody wrote']) expect(spans).not.toContain(kept);
  const measures = of('/v1/metrics');
  for (const said of ['greenroom.sockets.open', 'greenroom.turn.delay']) expect(measures).toContain(said);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleEvent } from '@greenroom/ports/testing/sample-event';
import { describeEventSink } from '@greenroom/ports/testing/event-sink-conformance';
import { segment } from './segment.ts';

describeEventSink(
  'Segment',
  {
    taken: '{"success":true}',
    integrations: '[{"name":"Amplitude"},{"name":"Braze"}]',
    asksForIntegrations: ({ url = '' }) => url.endsWith('/integrations'),
    idsIn: (body) =>
      (JSON.parse(body.toString()) as { batch: { messageId: string }[] }).batch.map(({ messageId }) => messageId),
  },
  (address, timeoutMs) => segment({ endpoint: address, settingsEndpoint: address, writeKey: 'key', timeoutMs }),
);

/** A fake of the part of Segment's HTTP tracking API in use: docs of Segment, "HTTP API source", "Batch". */
let server: Server;
let status = 200;
const asked: { url: string; authorization: string | undefined; body: unknown }[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const text = Buffer.concat(chunks).toString();
      const { url = '', headers } = request;
      asked.push({ url, authorization: headers.authorization, body: text === '' ? undefined : JSON.parse(text) });
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(url.endsWith('/integrations') ? '[{"name":"Amplitude"},{"name":"Braze"}]' : '{"success":true}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  status = 200;
  asked.length = 0;
});

const sink = () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return segment({ endpoint: address, settingsEndpoint: address, writeKey: 'key/1', timeoutMs: 5_000 });
};

test('posts a batch with the key, and omits a missing user', async () => {
  const event = sampleEvent();
  await sink().deliver([event]);
  expect(asked).toEqual([
    {
      url: '/v1/batch',
      authorization: `Basic ${Buffer.from('key/1:').toString('base64')}`,
      body: {
        batch: [expect.objectContaining({ messageId: event.messageId, event: 'Persona Viewed' })],
        sentAt: expect.any(String),
        writeKey: 'key/1',
      },
    },
  ]);
  expect(asked[0]?.body).not.toHaveProperty('batch.0.userId');
});

test('lists integrations by name, and reports a failure in the sentence of the specification', async () => {
  expect(await sink().integrations()).toEqual(['Amplitude', 'Braze']);
  expect(asked[0]?.url).toBe('/v1/projects/key%2F1/integrations');
  status = 403;
  await expect(sink().integrations()).rejects.toThrow(
    'Failed to fetch integrations for write key key/1. HTTP status 403',
  );
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findLocalModels } from './find-local-models.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function serverThat(answers: RequestListener): Promise<number> {
  const server = createServer(answers);
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}
const says =
  (body: unknown, status = 200): RequestListener =>
  (request, reply) =>
    reply
      .writeHead(request.url === '/v1/models' ? status : 404, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const models = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
const found = (...ports: number[]) => findLocalModels({ servers: ports.map((port) => ({ server: 'A server', port })) });

it('finds a server and its chat models, without models that only embed or transcribe', async () => {
  const port = await serverThat(says(models('llama3.2:3b', 'nomic-embed-text', 'whisper-small')));
  expect(await found(port)).toEqual([
    { server: 'A server', baseUrl: `http://127.0.0.1:${port}/v1`, models: ['llama3.2:3b'] },
  ]);
});

it.each([
  ['has only models that cannot chat', says(models('bge-m3'))],
  ['does not return JSON', says('<html>a site</html>')],
  ['returns JSON in another format', says({ models: [] })],
  ['fails', says(models('llama3.2'), 500)],
  ['redirects elsewhere', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/v1/models' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
] satisfies [string, RequestListener][])('finds nothing if the server %s', async (_, answers) => {
  expect(await found(await serverThat(answers))).toEqual([]);
});

it('does not ask its own port, and tolerates a closed port', async () => {
  let asked = 0;
  const port = await serverThat((_, reply) => {
    asked += 1;
    reply.end(JSON.stringify(models('llama3.2')));
  });
  expect(await findLocalModels({ except: port, servers: [{ server: 'Ourselves', port }] })).toEqual([]);
  expect(asked).toBe(0);
  open.splice(0).forEach((server) => server.close());
  expect(await found(port)).toEqual([]);
});

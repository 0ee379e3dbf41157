import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localRegistryAccessFile } from '@greenroom/release-registry/internals/local-access';
import { exitCodes } from './command-failure.ts';
import { findRegistry, registryAt } from './registry-client.ts';

let server: Server;
let address: string;
let answer: { status: number; body: string };
let asked: { method?: string | undefined; url?: string | undefined; token?: string | undefined; body: string }[];
beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{"issued_at":null,"apps":[]}' };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, token: request.headers.authorization, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

test('sends a command with wire names and the token, and maps the response back', async () => {
  const registry = registryAt({ address, token: 't' });
  const status = await registry.command({
    command: 'ramp',
    app: 'checkout-mfe',
    version: '2',
    why: 'w',
    steps: [1],
    everySeconds: 60,
    minSample: 2,
  });
  expect(status).toEqual({ issuedAt: null, apps: [] });
  expect(asked).toMatchObject([{ method: 'POST', url: '/api/v1/releases/commands', token: 'Bearer t' }]);
  expect(JSON.parse(asked[0]!.body)).toMatchObject({ every_seconds: 60, min_sample: 2 });
});

test.each([
  [400, 'usage', 'The request does not fit\n  - version: A version, such as 2.4.0'],
  [401, 'token', /does not know the token/],
  [403, 'forbidden', 'Said'],
  [409, 'changed', 'Said'],
  [422, 'refused', 'Said'],
  [503, 'unreachable', 'Said'],
  [500, 'failed', 'Said'],
] as const)('status %d exits with the code for %s', async (status, kind, sentence) => {
  const error =
    status === 400
      ? { message: 'The request does not fit', fields: [{ path: 'version', message: 'A version, such as 2.4.0' }] }
      : { message: 'Said' };
  answer = { status, body: JSON.stringify({ error }) };
  const failing = registryAt({ address, token: 't' }).status();
  await expect(failing).rejects.toThrow(sentence);
  await expect(failing).rejects.toMatchObject({ exitCode: exitCodes[kind] });
});

test.each([
  ['freeze', 'frozen'],
  ['approval', 'unapproved'],
  ['version', 'refused'],
] as const)('a refusal by %s exits with the code for %s', async (path, kind) => {
  answer = { status: 422, body: JSON.stringify({ error: { message: 'Said', fields: [{ path, message: 'Said' }] } }) };
  const failing = registryAt({ address, token: 't' }).status();
  await expect(failing).rejects.toMatchObject({ exitCode: exitCodes[kind] });
});

test('distinguishes an address without a registry from one that does not answer', async () => {
  answer = { status: 200, body: '<html>' };
  await expect(registryAt({ address, token: 't' }).status()).rejects.toThrow(/is no registry/);
  await expect(registryAt({ address: 'http://127.0.0.1:1', token: 't' }).status()).rejects.toMatchObject({
    exitCode: exitCodes.unreachable,
    message: expect.stringContaining('http://127.0.0.1:1 does not answer') as string,
  });
});

describe('the registry it uses', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'greenroom-door-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('is the one that the settings name, with its token', async () => {
    const registry = await findRegistry({ RELEASE_REGISTRY: `${address}/`, RELEASE_TOKEN: 't' }, dataDir);
    expect(registry?.address).toBe(address);
    await expect(findRegistry({ RELEASE_REGISTRY: address }, dataDir)).rejects.toThrow(/needs RELEASE_TOKEN/);
    await expect(findRegistry({ RELEASE_REGISTRY: 'x', RELEASE_TOKEN: 't' }, dataDir)).rejects.toThrow(/an address/);
  });

  test('otherwise is the one that runs here, ignoring the file of a killed server', async () => {
    expect(await findRegistry({}, dataDir)).toBeUndefined();
    writeFileSync(localRegistryAccessFile(dataDir), JSON.stringify({ address, token: 'own' }));
    expect((await findRegistry({}, dataDir))?.address).toBe(address);
    expect(asked.at(-1)?.token).toBe('Bearer own');
    writeFileSync(localRegistryAccessFile(dataDir), JSON.stringify({ address: 'http://127.0.0.1:1', token: 'own' }));
    expect(await findRegistry({}, dataDir)).toBeUndefined();
  });
});

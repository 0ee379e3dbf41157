import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { browser, goodPassword, openIdentityFixture, someAddress } from './testing/identity-app.ts';
import { linkOrigin } from './link-origin.ts';
import { readBodies } from '@greenroom/http';

/** A server that follows where it is opened, and returns at each of its URLs where a link would lead. */
function server(publicOrigin?: string): { app: FastifyInstance; current(): string } {
  const links = linkOrigin({ publicOrigin, port: 4200 });
  const app = fastify();
  readBodies(app);
  links.follow(app);
  const tell = async () => new Promise((resolve) => setImmediate(() => resolve({ origin: links.current() })));
  app.get('/page', tell);
  app.post('/change', tell);
  app.get('/healthz', { config: { anonymous: true } }, tell);
  app.post('/webhook', { config: { takesForeign: 'the payment provider' } }, tell);
  return { app, current: links.current };
}
const linkAt = async ({ app }: { app: FastifyInstance }, url: string, host: string) => {
  const method = /change|webhook/.test(url) ? 'POST' : 'GET';
  return (await app.inject({ method, url, headers: { host }, payload: method === 'POST' ? {} : undefined })).json()
    .origin;
};

describe('a demonstration', () => {
  it.each(['127.0.0.1:4200', 'localhost:8080', '[::1]:4200', 'greenroom.localhost'])(
    'links to %s, the host of the request that caused the mail',
    async (host) => {
      const one = server();
      expect(await linkAt(one, '/page', host)).toBe(`http://${host}`);
      expect(await linkAt(one, '/change', host)).toBe(`http://${host}`);
    },
  );

  it('keeps concurrent requests apart', async () => {
    const one = server();
    const hosts = ['127.0.0.1:1', 'localhost:2', '127.0.0.1:3'];
    expect(await Promise.all(hosts.map((host) => linkAt(one, '/change', host)))).toEqual(
      hosts.map((host) => `http://${host}`),
    );
  });

  it('remembers the host of a request whose body arrives after another request', async () => {
    const { app, current } = server();
    const begun = new Promise<void>((resolve) => {
      app.addHook('onRequest', async ({ url }) => {
        if (url === '/change') resolve();
      });
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const slow = request(`${address}/change`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.flushHeaders();
    await begun;
    expect(await linkAt({ app }, '/page', 'localhost:9')).toBe('http://localhost:9');
    slow.end('{}');
    const [answer] = await answered;
    expect(JSON.parse(await text(answer))).toEqual({ origin: address });
    expect(current()).toBe('http://localhost:9');
    await app.close();
  });

  it('links to where it was opened last, in a mail not caused by a visitor’s request', async () => {
    const one = server();
    expect(one.current()).toBe('http://localhost:4200');
    await linkAt(one, '/page', '127.0.0.1:4370');
    expect(one.current()).toBe('http://127.0.0.1:4370');
    expect(await linkAt(one, '/webhook', 'localhost:9')).toBe('http://127.0.0.1:4370');
    await linkAt(one, '/healthz', 'localhost:9');
    expect(one.current()).toBe('http://127.0.0.1:4370');
  });

  it.each(['evil.example', '127.0.0.1.evil.example', '203.0.113.7:4200'])('never links to %s', async (host) => {
    const one = server();
    expect(await linkAt(one, '/page', host)).toBe('http://localhost:4200');
    expect(one.current()).toBe('http://localhost:4200');
  });
});

it.each(['evil.example', '127.0.0.1:4200', 'localhost'])(
  'links of a public site lead to PUBLIC_URL even if the Host header says %s',
  async (host) => {
    const one = server('https://greenroom.example');
    expect(await linkAt(one, '/change', host)).toBe('https://greenroom.example');
    expect(one.current()).toBe('https://greenroom.example');
  },
);

describe('a sign-up mail', () => {
  let fixture: Awaited<ReturnType<typeof openIdentityFixture>>;
  beforeAll(async () => (fixture = await openIdentityFixture()));
  afterAll(() => fixture.close());

  /** Returns the links in a sign-up mail of a site that is opened at this host. */
  async function linksAfterSignUp(publicOrigin: string | undefined, host: string): Promise<string[]> {
    const links = linkOrigin({ publicOrigin, port: 4200 });
    const running = await fixture.start({
      settings: { publicOrigin },
      identity: { linkOrigin: links.current, ...(publicOrigin && { origin: publicOrigin }) },
      services: () => ({ links }),
    });
    const email = someAddress();
    const body = { email, password: goodPassword, name: 'Maren Cole', gdpr: true };
    const headers = { host, origin: publicOrigin ?? `http://${host}` };
    const answer = await browser(running).ask('POST', '/auth/sign-up', body, headers);
    expect(answer.statusCode).toBe(200);
    await running.identity.sendMails();
    const mail = fixture.mailer.sent.findLast(({ to }) => to === email);
    return (mail?.text ?? '').match(/https?:\/\/[^/\s]+/g) ?? [];
  }

  it('leads to the address at which the demonstration was opened', async () => {
    expect(await linksAfterSignUp(undefined, '127.0.0.1:4370')).toEqual(['http://127.0.0.1:4370']);
  });

  it('leads to PUBLIC_URL on a public site, whatever the Host header says', async () => {
    expect(await linksAfterSignUp('https://greenroom.example', 'evil.example')).toEqual(['https://greenroom.example']);
  });
});

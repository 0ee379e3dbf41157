import type { FastifyInstance } from 'fastify';
import { pageAt, pageRights } from '@greenroom/contracts';
import { testApp } from './testing/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ settings: { publicOrigin: 'https://greenroom.example' } });
});

test('robots.txt lists what to skip, and where the sitemap is', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /api/');
  expect(answer.body).toContain('Sitemap: https://greenroom.example/sitemap.xml');
  expect(answer.cookies).toEqual([]);
});

test('the sitemap lists general pages, every coach and every item, each of which a visitor may open', async () => {
  const answer = await app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const addresses = [...answer.body.matchAll(/<loc>https:\/\/greenroom\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/categories', '/aimentor/bo-stage', '/library/bo-stage/first-item']),
  );
  expect(addresses).toHaveLength(3 + 2 + 6);
  for (const address of addresses)
    expect([address, pageRights[pageAt(address ?? '') ?? 'settings']]).toEqual([address, 'everyone']);
});

test('without a configured origin the site uses the host of the request', async () => {
  const bare = await testApp();
  const answer = await bare.inject({ url: '/robots.txt', headers: { host: 'localhost:4200' } });
  expect(answer.body).toContain('Sitemap: http://localhost:4200/sitemap.xml');
});

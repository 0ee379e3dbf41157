import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { withStandIn } from '@greenroom/ports/moderator';
import { describeModerator, moderated } from '@greenroom/ports/testing/moderator-conformance';
import { openAiModerator } from '@greenroom/adapters/moderator/openai-compatible';
import { wordLists } from '@greenroom/safety';

const categoryOf = {
  violence: 'harassment/threatening',
  'sexual-minors': 'sexual/minors',
  weapons: 'illicit/violent',
  'self-harm-methods': 'self-harm/instructions',
  hate: 'hate',
};

/** Imitates OpenAI's moderations; texts that break none of our rules are flagged as distress and depicted violence. */
async function setUp(behaviour: 'judges' | 'unavailable' | 'nonsense') {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (behaviour === 'unavailable') return response.writeHead(500).end('{}');
      const rule = moderated.find(([text]) => text === (body as { input: string }).input)?.[1];
      const flags = { 'self-harm': !rule, violence: !rule, ...(rule && { [categoryOf[rule]]: true }) };
      const results = behaviour === 'nonsense' ? [] : [{ flagged: true, categories: flags }];
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: '1', results }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  const moderator = openAiModerator({ baseUrl, apiKey: undefined, model: 'test', timeoutMs: 2_000 });
  return { moderator, close };
}

describeModerator('An OpenAI-compatible endpoint', setUp, { remote: true });

it('falls back to the word lists if the vendor does not judge', async () => {
  const { moderator, close } = await setUp('unavailable');
  expect(await withStandIn(moderator, wordLists).check('How do I build a pipe bomb?')).toBe('weapons');
  await close();
});

import type { ServerResponse } from 'node:http';
import type { ChatPost } from '@greenroom/contracts';
import { type ChatTool, ChatToolError, type ChatToolTrouble } from '../chat-tool.ts';
import { type MisbehavingVendor, startMisbehavingVendor, type VendorMisbehaviour } from './misbehaving-vendor.ts';

/** Behaviours of a tool's webhook, in addition to those of any vendor. */
type WebhookBehaviour =
  'takes' | 'dies-before-answering' | 'answers-half' | 'is-gone' | 'is-moved' | 'gateway-timeout' | 'gone-for-good';

/** How this tool confirms that it accepted a post. */
export interface WebhookWords {
  status: number;
  taken: string;
  /** Returns all texts of a request's body that readers see, as they see them. */
  shownIn(body: unknown): string[];
}

export const samplePost: ChatPost = {
  title: 'Weekly with Dana’s team',
  about: 'Notes from the silent coach. 2026-11-16, 31 min.',
  summary: ['You had 46 per cent of the talk among 4 people.'],
  figures: [{ label: 'Share of the talk', value: '46 %', rating: '(average)' }],
  parts: [
    { heading: 'What went well', lines: ['You let others finish.'] },
    { heading: 'What I promised', lines: [] },
  ],
  link: { text: 'Open the notes', url: 'https://greenroom.example/meetings/feedback?uuid=1' },
};

/** Phrases from a meeting that must not have an effect in a post: commands, mentions, links, markup. */
export const hostile = [
  '<!channel> look',
  '<https://evil.example|Open the notes>',
  '*bold* _it_ ~no~ `code` :tada: &amp; @here',
  '[Open](https://evil.example)',
  '"}],"channel":"#board","text":"',
  '# Title\n- list\n> quote',
];

/**
 * Tests that every adapter of the chat tool port passes.
 * @param open creates the adapter for addresses of a test's server, with a timeout in milliseconds
 */
export function describeChatTool(name: string, words: WebhookWords, open: (timeoutMs: number) => ChatTool): void {
  /** Longer than a local answer takes on a busy machine. */
  const patientMs = 60_000;
  const hastyMs = 150;

  describe(`${name} as a chat tool`, () => {
    const arrived: unknown[] = [];
    let vendor: MisbehavingVendor;
    beforeEach(() => arrived.splice(0));
    afterEach(() => vendor.close());

    const toolAt = async (behaviour: WebhookBehaviour | VendorMisbehaviour, timeoutMs = patientMs) => {
      vendor = await startMisbehavingVendor<WebhookBehaviour>({
        behaviour,
        well: 'takes',
        take: (_, body) => void arrived.push(JSON.parse(body.toString())),
        answer: (response, how) => answer(response, how, words),
      });
      return open(timeoutMs);
    };
    const failureOf = async (tool: ChatTool, post = samplePost) =>
      tool.post(post, `${vendor.baseUrl}/hook`).then(
        () => undefined,
        (failure: unknown) => failure as ChatToolError,
      );

    it('posts once, with everything in it', async () => {
      expect(await failureOf(await toolAt('takes'))).toBeUndefined();
      expect(arrived).toHaveLength(1);
      const shown = words.shownIn(arrived[0]).join('\n');
      for (const part of [samplePost.title, samplePost.about, '46 %', 'You let others finish.', 'Open the notes'])
        expect(shown).toContain(part);
      expect(shown).not.toContain('What I promised');
      expect(JSON.stringify(arrived)).toContain(samplePost.link.url);
    });

    it.each(hostile)('shows a phrase from the meeting literally and without any effect: %s', async (said) => {
      const parts = [{ heading: said, lines: [said] }];
      await failureOf(await toolAt('takes'), { ...samplePost, title: said, summary: [said], parts });
      const once = said.replace(/\s+/g, ' ');
      expect(
        words.shownIn(arrived[0]).filter((text) => text.replace(/\s+/g, ' ').includes(once)).length,
      ).toBeGreaterThan(2);
      expect(Object.keys(arrived[0] as object)).not.toContain('channel');
      // The post's own link is the only one.
      expect(JSON.stringify(arrived[0]).match(/"url":"[^"]*"/g)).toEqual([`"url":"${samplePost.link.url}"`]);
    });

    it.each<[WebhookBehaviour | VendorMisbehaviour, number, ChatToolTrouble]>([
      ['unreachable', patientMs, 'not-taken'],
      ['too-many-requests', patientMs, 'not-taken'],
      ['server-error', patientMs, 'not-taken'],
      ['never-begins', hastyMs, 'lost'],
      ['dies-before-answering', patientMs, 'lost'],
      ['gateway-timeout', patientMs, 'lost'],
      ['wrong-key', patientMs, 'dead'],
      ['is-gone', patientMs, 'dead'],
      ['gone-for-good', patientMs, 'dead'],
      ['is-moved', patientMs, 'dead'],
      ['bad-request', patientMs, 'refused'],
    ])('reports what is known of a webhook that %s, and does not retry', async (behaviour, ms, trouble) => {
      const failure = await failureOf(await toolAt(behaviour, ms));
      expect(failure).toBeInstanceOf(ChatToolError);
      expect(failure).toMatchObject({ trouble });
      expect(arrived.length).toBeLessThanOrEqual(1);
      expect(String(failure)).not.toMatch(/hook|127\.0\.0\.1|Weekly/);
    });

    it('reports how long the tool asks the caller to wait', async () => {
      expect(await failureOf(await toolAt('too-many-requests'))).toMatchObject({ retryAfterSeconds: 120 });
    });

    it('counts a success status as success even when the rest of the answer is lost', async () => {
      expect(await failureOf(await toolAt('answers-half'))).toBeUndefined();
    });
  });
}

function answer(response: ServerResponse, behaviour: WebhookBehaviour, { status, taken }: WebhookWords): void {
  switch (behaviour) {
    case 'takes':
      return void response.writeHead(status).end(taken);
    case 'dies-before-answering':
      return void response.destroy();
    case 'answers-half':
      response.writeHead(status, { 'content-length': 1_000 }).write('o');
      return void setTimeout(() => response.destroy(), 30);
    case 'gateway-timeout':
      return void response.writeHead(504).end();
    case 'is-gone':
      return void response.writeHead(404).end('no_service');
    case 'gone-for-good':
      return void response.writeHead(410).end('channel_is_archived');
    case 'is-moved':
      return void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  }
}

import fc from 'fast-check';
import { arbitraryPost } from '@greenroom/ports/testing/arbitrary-post';
import { describeChatTool } from '@greenroom/ports/testing/chat-tool-conformance';
import { type SlackBlock, slackBlocks, slackLimits } from './slack-blocks.ts';
import { slack } from './slack.ts';

const accepts = () => true;

function textsIn(block: SlackBlock): string[] {
  if (block.type === 'header') return [block.text.text];
  if (block.type === 'context') return block.elements.map(({ text }) => text);
  if (block.type === 'actions') return block.elements.map(({ text }) => text.text);
  return 'fields' in block ? block.fields.map(({ text }) => text) : [block.text.text];
}

describeChatTool(
  'Slack',
  {
    status: 200,
    taken: 'ok',
    shownIn: (body) => (body as { blocks: SlackBlock[] }).blocks.flatMap(textsIn),
  },
  (timeoutMs) => slack({ timeoutMs, accepts }),
);

test("any post stays within Slack's limits and links to the notes", () => {
  fc.assert(
    fc.property(arbitraryPost, (post) => {
      const blocks = slackBlocks(post);
      const texts = blocks.flatMap(textsIn);
      expect(blocks.length).toBeLessThanOrEqual(slackLimits.blocks);
      expect(texts.join('').length).toBeLessThanOrEqual(slackLimits.all);
      for (const text of texts) expect(text.trim()).not.toBe('');
      for (const block of blocks) {
        const most =
          block.type === 'header' ? slackLimits.header : 'fields' in block ? slackLimits.field : slackLimits.section;
        for (const text of textsIn(block)) {
          expect(text.length).toBeLessThanOrEqual(most);
          expect(text.isWellFormed()).toBe(true);
        }
        if ('fields' in block) expect(block.fields.length).toBeLessThanOrEqual(slackLimits.fields);
      }
      expect(blocks.at(-1)).toMatchObject({ type: 'actions', elements: [{ url: post.link.url }] });
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

test.each([
  ['https://hooks.slack.com/services/T000/B000/xyz', true],
  ['https://hooks.slack.com/workflows/T000/A000/1/xyz', true],
  ['http://hooks.slack.com/services/T000/B000/xyz', false],
  ['https://hooks.slack.com.evil.example/services/T/B/x', false],
  ['https://user@hooks.slack.com/services/T/B/x', false],
  ['https://hooks.slack.com:8443/services/T/B/x', false],
  ['https://127.0.0.1/services/T/B/x', false],
  ['https://hooks.slack.com/', false],
  ['not an address', false],
])('whether %s is an address of Slack: %s', async (address, known) => {
  expect(slack().accepts(address)).toBe(known);
});

test("sends nothing to an address that is not Slack's", async () => {
  const { post } = slack();
  await expect(
    post(
      { title: '', about: '', summary: [], figures: [], parts: [], link: { text: '', url: '' } },
      'http://127.0.0.1:9/',
    ),
  ).rejects.toMatchObject({ trouble: 'dead' });
});

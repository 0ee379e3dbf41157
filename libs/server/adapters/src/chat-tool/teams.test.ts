import fc from 'fast-check';
import { arbitraryPost } from '@greenroom/ports/testing/arbitrary-post';
import { describeChatTool, samplePost } from '@greenroom/ports/testing/chat-tool-conformance';
import { startMisbehavingVendor } from '@greenroom/ports/testing/misbehaving-vendor';
import { teamsLimit, teamsMessage } from './teams-card.ts';
import { teams } from './teams.ts';

interface Card {
  attachments: { content: { body: { inlines: { text: string }[] }[]; actions: { title: string; url: string }[] } }[];
}

describeChatTool(
  'Teams',
  {
    status: 202,
    taken: '',
    shownIn: (body) =>
      (body as Card).attachments.flatMap(({ content }) => [
        ...content.body.flatMap(({ inlines }) => inlines.map(({ text }) => text)),
        ...content.actions.map(({ title }) => title),
      ]),
  },
  (timeoutMs) => teams({ timeoutMs, accepts: () => true }),
);

test('any message stays within the limits of Teams and links to the notes', () => {
  fc.assert(
    fc.property(arbitraryPost, (post) => {
      const message = teamsMessage(post) as Card;
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(teamsLimit);
      expect(message.attachments[0]?.content.actions).toMatchObject([{ url: post.link.url }]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('a failure reported with a success status counts as a failure', async () => {
  const vendor = await startMisbehavingVendor<'fails'>({
    behaviour: 'fails',
    well: 'fails',
    take: () => {},
    answer: (response) =>
      void response
        .writeHead(200)
        .end('Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 413'),
  });
  const tool = teams({ accepts: () => true });
  await expect(tool.post(samplePost, vendor.baseUrl)).rejects.toMatchObject({ trouble: 'refused' });
  await vendor.close();
});

test.each([
  ['https://prod-01.westeurope.logic.azure.com/workflows/x/triggers/manual/paths/invoke?sig=y', true],
  ['https://default1.2b.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/x', true],
  ['https://logic.azure.com.evil.example/workflows/x', false],
  ['http://prod-01.westeurope.logic.azure.com/workflows/x', false],
])('whether %s is an address of a Teams workflow: %s', (address, known) => {
  expect(teams().accepts(address)).toBe(known);
});

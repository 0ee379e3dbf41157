import type { PartnerPiece } from '../call-partner.ts';
import { speechShaper, type SpeechShaper } from './shape-speech.ts';

/** Returns what is spoken of an answer that arrives word by word. */
async function said(text: string, { ear = speechShaper('en'), before = [] as PartnerPiece[], pace = 1 } = {}) {
  async function* pieces(): AsyncGenerator<PartnerPiece> {
    yield* before;
    for (const word of text.match(/\s*\S+/g) ?? []) yield { type: 'text', text: word };
  }
  let spoken = '';
  for await (const piece of ear.shape(pieces(), pace)) if (piece.type === 'text') spoken += piece.text;
  return spoken.trim();
}

const long = Array.from({ length: 9 }, (_, at) => `Sentence number ${at + 1} of an answer that is long.`).join(' ');

test('speaks a short answer unchanged', async () => {
  expect(await said('Name a figure, and name it first.\n\nWhat do you earn now?')).toBe(
    'Name a figure, and name it first. What do you earn now?',
  );
});

test('ends a long answer after 12 s at the latest, at the end of a sentence', async () => {
  const spoken = await said(long);
  expect(spoken.length / 14.5).toBeLessThanOrEqual(12);
  expect(long.startsWith(spoken)).toBe(true);
  expect(spoken).toMatch(/\.$/);
});

test('speaks less of it at a slower pace', async () => {
  expect((await said(long, { pace: 0.6 })).length).toBeLessThan((await said(long)).length);
});

test('starts with the useful part where there is no time for an opening remark', async () => {
  const spoken = await said(
    'Asking about pay is an ordinary part of work, even if it never feels like one.\n\nName a figure, and name it first. Whoever says a bit more gets a bit.',
  );
  expect(spoken).toMatch(/^Name a figure/);
});

test('asks one question, at the end', async () => {
  const spoken = await said('How did it go? Write one line about it. What did she say?\n\nThat is enough for today.');
  expect(spoken).toBe('Write one line about it. That is enough for today. What did she say?');
});

test('speaks suggested wording whole, with its lead-in, and does not count its question as the coach’s', async () => {
  const words = 'Try it in these words:\n\n“I’d like to talk about my pay. What would it take?”';
  expect(await said(`${words}\n\nSwap any word that isn’t yours. Does it still sound like you?`)).toMatch(
    /^Try it in these words: “I’d like to talk about my pay. What would it take\?”/,
  );
});

test('cuts a quotation that is too long and closes it', async () => {
  const spoken = await said(`Read this aloud:\n\n> “${long}”`);
  expect(spoken).toMatch(/^Read this aloud: “Sentence number 1 .*\.”$/);
  expect(spoken.length / 14.5).toBeLessThanOrEqual(12);
});

test('leaves out links where anything else is said', async () => {
  expect(await said('Sleep on it.\n\nFor money you want Anila. [Ask Anila](/aimentor/anila), in the same words.')).toBe(
    'Sleep on it.',
  );
  expect(await said('[Rehearse it](/categories) first.')).toBe('[Rehearse it](/categories) first.');
});

test('quotes the person once in four answers', async () => {
  const ear: SpeechShaper = speechShaper('en');
  const answer = 'You said “I cannot do this any more”. Take one step today. Then rest.';
  const first = await said(answer, { ear });
  const next = [await said(answer, { ear }), await said(answer, { ear }), await said(answer, { ear })];
  expect(first).toContain('You said');
  expect(next.map((one) => one.includes('You said'))).toEqual([false, false, false]);
  expect(await said(answer, { ear })).toContain('You said');
});

test('leaves nothing out of what is said to a person in danger, or of a replacement for a failed answer', async () => {
  for (const type of ['whole', 'restart'] as const) expect(await said(long, { before: [{ type }] })).toBe(long);
});

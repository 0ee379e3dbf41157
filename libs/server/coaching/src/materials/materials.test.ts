import { randomUUID } from 'node:crypto';
import { bounds } from '@greenroom/contracts';
import { questionOf } from '../messages/question-of.ts';
import { visitor, type WireMessage } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { pdfOf } from '@greenroom/uploaded-files/testing/sample-files';

const coaching = useCoachingApp();

const coach = () => coaching.catalogue.coaches[0]?.slug as string;

function person(visitorId: string = randomUUID(), conversationUuid: string = randomUUID()) {
  const cookies = { visitor_id: visitorId };
  const url = '/api/v1/chat/materials';
  return {
    visitorId,
    conversationUuid,
    bring: (content: object, more: object = {}) =>
      coaching.app.inject({
        method: 'POST',
        url,
        cookies,
        payload: { conversation_uuid: conversationUuid, instructor_slug: coach(), name: 'My CV', content, ...more },
      }),
    list: () => coaching.app.inject({ method: 'GET', url, cookies, query: { conversation_uuid: conversationUuid } }),
    remove: (uuid: string) => coaching.app.inject({ method: 'DELETE', url: `${url}/${uuid}`, cookies }),
  };
}

const pasted = (text: string) => ({ as: 'pasted', text });
const file = (bytes: Buffer) => ({ as: 'file', base64: bytes.toString('base64') });

it('uploads a file and a pasted text, lists them in order, and deletes one', async () => {
  const me = person();
  const cv = await me.bring(file(pdfOf('I led a team of nine')));
  expect([cv.statusCode, cv.json()]).toMatchObject([200, { name: 'My CV', kind: 'pdf', words: 6 }]);
  await me.bring(pasted('We look for a lead'), { name: 'The advert' });
  expect((await me.list()).json()).toMatchObject({ materials: [{ kind: 'pdf' }, { kind: 'pasted', words: 5 }] });
  const { uuid } = cv.json<{ uuid: string }>();
  expect((await me.remove(uuid)).json()).toEqual({ deleted: true });
  expect((await me.remove(uuid)).statusCode).toBe(404);
  expect((await me.list()).json<{ materials: object[] }>().materials).toHaveLength(1);
});

it('returns the existing material for the same content, also concurrently', async () => {
  const me = person();
  const all = await Promise.all(Array.from({ length: 5 }, () => me.bring(pasted('The same'))));
  expect(new Set(all.map((one) => one.json<{ uuid: string }>().uuid)).size).toBe(1);
});

it('accepts a file of exactly the maximum size, and rejects a larger one', async () => {
  const me = person();
  expect((await me.bring(file(Buffer.alloc(bounds.materialBytes, 'word ')))).statusCode).toBe(200);
  expect((await me.bring(file(Buffer.alloc(bounds.materialBytes + 1, 'word ')))).statusCode).toBe(413);
  expect((await me.bring(file(Buffer.alloc(bounds.materialBytes * 2, 'word ')))).statusCode).toBe(413);
  expect((await me.bring(pasted('é'.repeat(bounds.materialBytes / 2 + 1)))).statusCode).toBe(413);
});

it('rejects more than a conversation holds', async () => {
  const me = person();
  for (let n = 1; n <= bounds.materialsAConversation; n += 1)
    expect((await me.bring(pasted(`Text ${n}`))).statusCode).toBe(200);
  expect((await me.bring(pasted('One more'))).json()).toMatchObject({ error: { code: 'conflict' } });
  expect((await me.bring(pasted('Text 1'))).statusCode).toBe(200);
});

it('is accessible to its visitor only', async () => {
  const me = person();
  const { uuid } = (await me.bring(pasted('Mine'))).json<{ uuid: string }>();
  const stranger = person(randomUUID(), me.conversationUuid);
  expect((await stranger.list()).statusCode).toBe(404);
  expect((await stranger.bring(pasted('Theirs'))).statusCode).toBe(404);
  expect((await stranger.remove(uuid)).statusCode).toBe(404);
  expect((await me.list()).json()).toMatchObject({ materials: [{ uuid }] });
});

it('rejects unreadable files, an unknown coach and invalid base64, and stores nothing', async () => {
  const me = person();
  const refused = await me.bring(file(Buffer.from('89504e470d0a1a0a00', 'hex')));
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { error: { code: 'unprocessable' } }]);
  expect((await me.bring(pasted('Text'), { instructor_slug: 'nobody' })).statusCode).toBe(404);
  expect((await me.bring({ as: 'file', base64: 'not base64!' })).statusCode).toBe(400);
  expect((await me.list()).statusCode).toBe(404);
});

it('is known to the answers of its conversation', async () => {
  const slow = await coaching.start({ settings: { wordsPerSecond: 5 } });
  const me = person();
  await me.bring(pasted('I led a team of nine'));
  const sent = await visitor(slow, me.visitorId).send({
    conversation_uuid: me.conversationUuid,
    instructor_slug: coach(),
    client_message_id: randomUUID(),
    text: 'Hello',
  });
  const { answer } = sent.json<{ answer: WireMessage }>();
  const question = await questionOf({ db: coaching.db, catalogue: coaching.catalogue }, answer.uuid);
  expect(question?.materials).toEqual([{ name: 'My CV', text: 'I led a team of nine' }]);
});

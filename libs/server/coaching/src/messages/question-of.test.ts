import { randomUUID } from 'node:crypto';
import { topicUuid } from '@greenroom/content';
import { attachMaterial } from '../materials/attach-material.ts';
import { memory, questionOf } from './question-of.ts';
import { sendMessage } from './send-message.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();
const coach = () => coaching.catalogue.coaches[0] as (typeof coaching.catalogue.coaches)[number];

/** Returns the question that comes with a sent message, and the one read from the database. */
async function askedTwice(conversation: { ownerId: string; conversationUuid: string; topicUuid?: string }) {
  const { db, catalogue } = coaching;
  const sending = { ...conversation, instructorSlug: coach().slug, clientMessageId: randomUUID(), text: 'And now?' };
  const sent = await sendMessage({ db, catalogue, instanceId: randomUUID() }, sending);
  return { sent: sent.question, found: await questionOf({ db, catalogue }, sent.answer.uuid) };
}

describe('the question returned with a message equals the one in the database', () => {
  it('for a conversation on a topic, whose opener is not part of the history', async () => {
    const topicSlug = coach().topics[0]?.slug as string;
    const topic = { topicUuid: topicUuid(coach().slug, topicSlug) };
    const { sent, found } = await askedTwice({ ownerId: randomUUID(), conversationUuid: randomUUID(), ...topic });
    expect(sent).toMatchObject({ text: 'And now?', history: [], topic: { slug: topicSlug } });
    expect(sent).toEqual(found);
  });

  it('for one with answers, cards and uploaded material', async () => {
    const me = coaching.visitor();
    const { conversationUuid } = await me.ask(coach().shelf[0]?.answers[0] as string, coach().slug);
    const own = { ownerId: me.visitorId, conversationUuid };
    const brought = {
      ...own,
      instructorSlug: coach().slug,
      name: 'CV',
      content: { as: 'pasted', text: 'I sing' },
    } as const;
    const { db, catalogue } = coaching;
    await attachMaterial({ db, catalogue, readFile: () => Promise.reject(new Error('It is no file')) }, brought);
    const { sent, found } = await askedTwice(own);
    expect(sent).toMatchObject({
      history: [{ offered: [] }, { offered: [expect.any(String)] }],
      materials: [{ name: 'CV' }],
    });
    expect(sent).toEqual(found);
  });

  it('for one that is longer than an answer remembers', async () => {
    const own = { ownerId: randomUUID(), conversationUuid: randomUUID() };
    for (let sent = 0; sent <= memory / 2; sent += 1) await askedTwice(own);
    const { sent, found } = await askedTwice(own);
    expect(sent?.history).toHaveLength(memory);
    expect(sent).toEqual(found);
  });
});

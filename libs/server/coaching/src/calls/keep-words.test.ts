import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { messages } from '../coaching.tables.ts';
import type { PartnerCall } from '@greenroom/calls';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { type Beside, keepHeard } from './keep-words.ts';

const coaching = useCoachingApp();
const cutAnswer: Beside = { recommendations: [], suggestions: [], answeredBy: 'model', cut: true };

it.each([
  ['that was heard to its cut is stored as one that could continue', true, cutAnswer, true],
  ['that was stopped is not: the person did not want the rest', false, cutAnswer, false],
  ['that ended by itself is not', true, { ...cutAnswer, cut: false }, false],
])('an answer %s', async (_, whole, beside, cut) => {
  const ownerId = randomUUID();
  const messageUuid = randomUUID();
  const call: PartnerCall = {
    uuid: randomUUID(),
    mode: 'coaching',
    ownerId,
    conversationUuid: randomUUID(),
    instructorSlug: coaching.catalogue.coaches[0]?.slug ?? '',
    topicUuid: null,
    language: 'en',
    startedAt: new Date(),
  };
  const heard = { ownerId, messageUuid, text: 'Begin with one sentence.', whole, beside };
  await coaching.db.transaction((tx) => keepHeard(tx, call, { ...heard, spoken: { fromMs: 0, toMs: 1 } }));
  expect(await coaching.db.select({ cut: messages.cut }).from(messages).where(eq(messages.uuid, messageUuid))).toEqual([
    { cut },
  ]);
});

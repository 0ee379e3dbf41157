import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { ApiFailure } from '@greenroom/contracts';
import { messages } from '../coaching.tables.ts';
import { topicUuid } from '@greenroom/content';
import { endAnswer, lastEventId } from '../answers/answer-log.ts';
import { type AnswerLease } from '../answers/answer-lease.ts';
import { findMessage, type MessageRow } from './conversations.repository.ts';
import { editMessage } from '../messages/edit-message.ts';
import { regenerateAnswer } from '../messages/regenerate-answer.ts';
import { sendMessage } from '../messages/send-message.ts';
import { showVersion } from '../messages/show-version.ts';
import { stopAnswer } from '../answers/stop-answer.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

/** An action; `pick` chooses the message it applies to among all that are stored. */
type Act = { do: 'send' | 'edit' | 'regenerate' | 'show' | 'stop' | 'finish'; pick: number; number: number };

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom('send', 'edit', 'edit', 'regenerate', 'regenerate', 'show', 'show', 'stop', 'finish', 'finish'),
  pick: fc.nat(30),
  number: fc.integer({ min: 1, max: 3 }),
});

async function perform(act: Act, conversationUuid: string, ownerId: string, topic: string | undefined) {
  const { db, catalogue } = coaching;
  const instanceId = randomUUID();
  const rows = await db.select().from(messages).where(eq(messages.conversationUuid, conversationUuid));
  const active = rows.filter((row) => row.active).sort((one, other) => one.position - other.position);
  const anyOf = (list: MessageRow[]) => list[act.pick % Math.max(1, list.length)];
  // Mostly a permitted message, sometimes any.
  const choose = (fitting: MessageRow | undefined) => (act.pick % 5 === 0 ? anyOf(rows) : fitting);
  const shownAs = async (row: MessageRow | undefined) => row && (await findMessage(db, row.uuid))?.message;
  switch (act.do) {
    case 'send': {
      const instructorSlug = catalogue.coaches[0]?.slug as string;
      const sending = { ownerId, conversationUuid, instructorSlug, clientMessageId: randomUUID(), topicUuid: topic };
      return sendMessage({ db, catalogue, instanceId }, { ...sending, text: 'Hello' });
    }
    case 'edit': {
      const message = await shownAs(choose(active.findLast(({ author }) => author === 'person')));
      const clientMessageId = randomUUID();
      return message && editMessage({ db, instanceId }, { ownerId, message, clientMessageId, text: 'Other' });
    }
    case 'regenerate': {
      const answer = await shownAs(choose(active.at(-1)));
      return answer && regenerateAnswer({ db, instanceId }, { ownerId, answer, clientMessageId: randomUUID() });
    }
    case 'show': {
      const message = await shownAs(anyOf(rows));
      return message && showVersion(db, { ownerId, message, version: act.number });
    }
    case 'stop': {
      const answer = anyOf(rows);
      return answer && db.transaction((tx) => stopAnswer(tx, answer.uuid, act.number));
    }
    case 'finish': {
      const answer = rows.find(({ status }) => status === 'writing');
      if (!answer) return;
      const lease: AnswerLease = {
        answerUuid: answer.uuid,
        attempt: answer.attempt,
        nextId: (await lastEventId(db, answer.uuid)) + 1,
      };
      const draft = { text: 'Yes.', recommendations: [], suggestions: [] };
      return endAnswer(db, lease, { status: 'finished', draft, answeredBy: 'house' });
    }
  }
}

it('is one alternating line of messages after any actions', async () => {
  const coach = coaching.catalogue.coaches[0];
  const topic = topicUuid(coach?.slug as string, coach?.topics[0]?.slug as string);
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 4, maxLength: 20 }), async (onTopic, acts) => {
      const conversationUuid = randomUUID();
      const ownerId = randomUUID();
      const first: Act = { do: 'send', pick: 0, number: 1 };
      for (const one of [first, ...acts]) {
        await perform(one, conversationUuid, ownerId, onTopic ? topic : undefined).then(
          () => changes++,
          (error: unknown) => {
            if (!(error instanceof ApiFailure)) throw error;
          },
        );
        const line = await coaching.db
          .select()
          .from(messages)
          .where(and(eq(messages.conversationUuid, conversationUuid), eq(messages.active, true)))
          .orderBy(asc(messages.position));
        expect(line.map(({ position }) => position)).toEqual(line.map((_, index) => index + 1));
        expect(line.map(({ follows }) => follows)).toEqual([null, ...line.slice(0, -1).map(({ uuid }) => uuid)]);
        expect(line.map(({ author }) => author === 'coach')).toEqual(line.map((_, at) => at % 2 === (onTopic ? 0 : 1)));
        // Every stored message stays reachable: the versions of one place are numbered without gaps.
        const all = await coaching.db.select().from(messages).where(eq(messages.conversationUuid, conversationUuid));
        for (const siblings of Map.groupBy(all, (row) => `${row.position} ${row.follows}`).values())
          expect(siblings.map(({ version }) => version).sort()).toEqual(siblings.map((_, index) => index + 1));
        expect(all.filter(({ status, active }) => status === 'writing' && !active)).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
  expect(changes).toBeGreaterThan(150);
});

import type { Database } from '@greenroom/database';
import type { AnswerLease } from './answer-lease.ts';
import { createEventWriter } from './event-writer.ts';

const gatherMs = 40;

/** Creates a database that records the answers of each statement; answers in `lost` have lost their lease. */
function noting({ lost = [], busyWith }: { lost?: string[]; busyWith?: string } = {}) {
  const statements: string[][] = [];
  const query = async ({ values }: { values: [string[]] }) => {
    const [answers] = values;
    statements.push(answers);
    if (busyWith && answers.includes(busyWith)) await new Promise(() => {});
    return { rows: answers.flatMap((answer, index) => (lost.includes(answer) ? [] : [{ index: index + 1 }])) };
  };
  return { statements, db: { $client: { query } } as unknown as Database };
}

const lease = (answerUuid: string, nextId: number): AnswerLease => ({ answerUuid, attempt: 1, nextId });
const word = [{ type: 'delta' as const, text: 'word' }];

it('writes what answers add within the gathering time in one statement', async () => {
  const { statements, db } = noting();
  const events = createEventWriter(db, gatherMs);
  await Promise.all([events.append(lease('a', 5), word), events.append(lease('b', 9), word)]);
  expect(statements).toEqual([['a', 'b']]);
});

it('writes the first words of an answer at once and alone', async () => {
  const { statements, db } = noting();
  const events = createEventWriter(db, 20);
  const later = events.append(lease('a', 5), word);
  await Promise.all([events.append(lease('b', 1), word), events.append(lease('c', 1), word), later]);
  expect(statements).toEqual([['b'], ['c'], ['a']]);
});

it('writes the first words of an answer beside a slow statement', async () => {
  const { statements, db } = noting({ busyWith: 'a' });
  const events = createEventWriter(db, 0);
  void events.append(lease('a', 5), word);
  await events.append(lease('b', 1), word);
  expect(statements).toEqual([['a'], ['b']]);
});

it('continues the ids of what is written, and reports a lost lease', async () => {
  const { db } = noting({ lost: ['b'] });
  const events = createEventWriter(db, 0);
  const [mine, lost] = [lease('a', 1), lease('b', 4)];
  const appended = Promise.allSettled([events.append(mine, [...word, ...word]), events.append(lost, word)]);
  expect(await appended).toMatchObject([{ status: 'fulfilled' }, { reason: { name: 'AnswerLeaseLostError' } }]);
  expect([mine.nextId, lost.nextId]).toEqual([3, 4]);
});

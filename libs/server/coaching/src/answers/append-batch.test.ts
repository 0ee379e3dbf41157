import { randomUUID } from 'node:crypto';
import { conversations, messages } from '../coaching.tables.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { appendBatch, appendStatement } from './append-batch.ts';

const coaching = useCoachingApp();

/** Creates answers in progress, all at their first event. */
async function answersInWork(count: number): Promise<string[]> {
  const instructorSlug = coaching.catalogue.coaches[0]!.slug;
  const answers = Array.from({ length: count }, () => ({ uuid: randomUUID(), conversationUuid: randomUUID() }));
  const ownerId = randomUUID();
  await coaching.db
    .insert(conversations)
    .values(answers.map(({ conversationUuid: uuid }) => ({ uuid, ownerId, instructorSlug, title: 'A talk' })));
  const begun = { position: 1, author: 'coach', text: '', status: 'writing', attempt: 1 } as const;
  await coaching.db.insert(messages).values(answers.map((answer) => ({ ...answer, ...begun })));
  return answers.map(({ uuid }) => uuid);
}

const word = { type: 'delta' as const, text: 'word' };
const second = (answerUuid: string) => ({ lease: { answerUuid, attempt: 1, nextId: 2 }, events: [word] });

test('looks up each answer of a batch once, however many others are being written', async () => {
  const all = await answersInWork(120);
  await appendBatch(
    coaching.db,
    all.map((answerUuid) => ({ lease: { answerUuid, attempt: 1, nextId: 1 }, events: [word] })),
  );
  const batch = all.slice(0, 10);
  const ones = batch.map(() => 1);
  const { rows } = await coaching.db.$client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${appendStatement}`,
    [
      batch,
      ones,
      batch.map(() => null),
      batch.map(() => 2),
      ones.map((_, at) => at + 1),
      batch.map(() => 2),
      batch.map(() => JSON.stringify(word)),
    ],
  );
  const looks = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    ({ 'Relation Name': table }) => table === 'messages' || table === 'answer_events',
  );
  const seen = looks.map(({ 'Relation Name': table, 'Actual Loops': loops, 'Actual Rows': rowsEach }) => ({
    table,
    touched: loops * Math.max(1, rowsEach),
  }));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(seen.filter(({ touched }) => touched > batch.length)).toEqual([]);
});

test('adds the answers of a batch whose lease is held, and no others', async () => {
  const [held, taken, behind] = await answersInWork(3);
  const first = (answerUuid: string, attempt = 1) => ({ lease: { answerUuid, attempt, nextId: 1 }, events: [word] });
  expect(await appendBatch(coaching.db, [first(held!), first(taken!, 2), second(behind!)])).toEqual([
    true,
    false,
    false,
  ]);
  expect(await appendBatch(coaching.db, [second(held!), first(behind!)])).toEqual([true, true]);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

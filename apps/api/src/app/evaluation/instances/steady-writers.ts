import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleEvent } from '@greenroom/ports/testing/sample-event';
import type { InstancesFixture } from '../../testing/load/instances-fixture.ts';
import { modelText, questionMark } from '../../testing/load/model-text.ts';
import { browserAt, type SignedIn } from '../../testing/load/signed-in.ts';
import { emptyTranscript, readUntilCut } from '../../testing/load/transcript.ts';

/** What the server acknowledged to people, and when. */
export interface Written {
  /** `performance.now()` of each acknowledgement. */
  at: number[];
  /** Conversations with the client id of each message; events by id. */
  messages: { clientMessageId: string; question: number }[];
  events: string[];
  /** Answers whose stored text differs from what was read. */
  wrong: string[];
  /** Answers that are not the model's. */
  byHouseEngine: number;
  /** Attempts that failed and were repeated. */
  again: number;
}

/** How long a person waits before trying again. In ms. */
const patienceMs = 4_000;
const coach = 'imogen-vale';
let questions = 0;

/**
 * Asks, reads the answer to its end and sends an event, over and over; failures are retried with the same id, as a page
 * does, until they are acknowledged.
 * @param words in an answer of the model
 */
export async function writeSteadily(
  port: number,
  words: number,
  written: Written,
  goesOn: () => boolean,
): Promise<void> {
  const me = browserAt(() => port, patienceMs, 'no keep-alive');
  const conversation = randomUUID();
  while (goesOn()) {
    const question = (questions += 1);
    const clientMessageId = randomUUID();
    const body = {
      conversation_uuid: conversation,
      instructor_slug: coach,
      client_message_id: clientMessageId,
      text: questionMark(question),
    };
    const sent = await untilTaken(written, () => me.ask('POST', '/api/v1/chat', body));
    written.messages.push({ clientMessageId, question });
    const fault = await readAnswer(
      me,
      written,
      (JSON.parse(sent) as { answer: { uuid: string } }).answer.uuid,
      question,
      words,
    );
    if (fault) written.wrong.push(fault);
    const event = sampleEvent();
    const batch = { batch: [event], sentAt: new Date().toISOString() };
    await untilTaken(written, () => me.ask('POST', '/api/v1/events', batch));
    written.events.push(event.messageId);
  }
}

async function untilTaken(written: Written, ask: () => Promise<{ status: number; body: string }>): Promise<string> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status < 300) {
      written.at.push(performance.now());
      return answer.body;
    }
    written.again += 1;
    await sleep(200);
  }
}

async function readAnswer(me: SignedIn, written: Written, answer: string, question: number, words: number) {
  let transcript = emptyTranscript;
  while (!transcript.end) {
    const address = `/api/v1/chat/stream?answer_uuid=${answer}&after=${transcript.last}`;
    const stream = await me.open('GET', address).catch(() => undefined);
    if (stream?.statusCode === 200) transcript = await readUntilCut(stream, transcript, Infinity);
    else stream?.destroy();
    if (transcript.end) break;
    written.again += 1;
    await sleep(200);
  }
  written.at.push(performance.now());
  const { end, gaps, text } = transcript;
  // If the model was not reached in time, the house engine answers instead, and the page says so.
  if (text.replace(/^[\d.]+ms /, '') !== modelText(question, words).join('')) written.byHouseEngine += 1;
  const whole = gaps === 0 && end.status === 'finished' && end.text === text;
  return whole
    ? undefined
    : `question ${question}: ${end.status}, ${gaps} gaps, “${text.slice(0, 60)}” for “${end.text.slice(0, 60)}”`;
}

/** Counts what is missing in the database, or stored more than once. */
export async function notOnce(
  { query }: Pick<InstancesFixture, 'query'>,
  { messages, events }: Written,
): Promise<{ lost: number; twice: number }> {
  const sent = messages.map(({ clientMessageId }) => clientMessageId);
  const rows = await query<{ times: number; count: number }>(
    `select times::int, count(*)::int as count from (
       select count(messages.uuid) as times from unnest($1::uuid[]) as sent (id)
         left join messages on messages.client_message_id = sent.id group by sent.id
       union all
       select count(events.uuid) from unnest($2::uuid[]) as sent (id) left join events on events.uuid = sent.id group by sent.id
     ) as each group by times`,
    [sent, events],
  );
  const of = (is: (times: number) => boolean) =>
    rows.filter(({ times }) => is(times)).reduce((sum, { count }) => sum + count, 0);
  return { lost: of((times) => times === 0), twice: of((times) => times > 1) };
}

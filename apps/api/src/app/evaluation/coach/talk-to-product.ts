import { randomUUID } from 'node:crypto';
import type { Case } from './coach-set.ts';

/** What the visitor sees of one answer. */
export interface Seen {
  says: string;
  wants: string | undefined;
  text: string;
  chips: string[];
  /** Number of recommended library items. */
  cards: number;
  /** `model`, or `house` if no model answered. */
  answeredBy: string;
}

interface AnswerMessage {
  text: string;
  status: string;
  answered_by: string | null;
  suggestions: string[];
  recommendations: unknown[];
}

/**
 * Runs one case against the running product, as a new visitor.
 * @param origin such as `http://127.0.0.1:3000`
 * @throws if the product refuses a message or ends an answer unfinished
 */
export async function talkToProduct(origin: string, one: Case): Promise<Seen[]> {
  const headers = {
    origin,
    cookie: `visitor_id=${randomUUID()}; locale=${one.language}`,
    'x-greenroom': '1',
    'content-type': 'application/json',
  };
  const conversationUuid = randomUUID();
  const seen: Seen[] = [];
  for (const { says, wants } of one.turns) {
    const body = {
      conversation_uuid: conversationUuid,
      instructor_slug: one.coach,
      client_message_id: randomUUID(),
      text: says,
    };
    const sent = await fetch(`${origin}/api/v1/chat`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!sent.ok) throw new Error(`${one.id}: ${sent.status} ${await sent.text()}`);
    const { answer } = (await sent.json()) as { answer: { uuid: string } };
    const streamed = await fetch(`${origin}/api/v1/chat/stream?answer_uuid=${answer.uuid}&after=0`, { headers });
    const { text, suggestions, recommendations, answered_by } = finishedIn(await streamed.text(), one.id);
    const answeredBy = answered_by ?? 'house';
    seen.push({ says, wants, text, chips: suggestions, cards: recommendations.length, answeredBy });
  }
  return seen;
}

/** Returns the message that ends a stream of server-sent events. */
function finishedIn(stream: string, id: string): AnswerMessage {
  for (const block of stream.split('\n\n').toReversed()) {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) continue;
    const { message } = JSON.parse(data) as { message?: AnswerMessage };
    if (message?.status === 'finished') return message;
  }
  throw new Error(`${id}: the answer did not finish`);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleEvent } from '@greenroom/ports/testing/sample-event';
import type { SignedIn } from './signed-in.ts';

export type Kind =
  'homepage' | 'library' | 'item' | 'chat: send' | 'chat: first word' | 'chat: whole' | 'feedback' | 'events';

/** Measured times, and other outcomes. */
export interface Use {
  ms: Map<Kind, number[]>;
  /** Refused by load shedding (503) or by the account's own limit (429). */
  shed: number;
  ownShare: number;
  /** Any other failure. */
  failed: Map<string, number>;
}

export const emptyUsage = (): Use => ({ ms: new Map(), shed: 0, ownShare: 0, failed: new Map() });

const coach = 'imogen-vale';

/**
 * Reads, asks, rates and sends events, over and over, until the time is up.
 * @param useNow returns where an action started now is recorded
 * @param pauseMs mean pause between two actions
 */
export async function useMixed(me: SignedIn, useNow: () => Use, until: number, pauseMs: number): Promise<void> {
  const conversation = randomUUID();
  let answer: string | undefined;
  const goesOn = async () => {
    await pause(pauseMs);
    return performance.now() < until;
  };
  while (performance.now() < until) {
    await step('homepage', useNow(), () => me.ask('GET', '/api/v1/homepage'));
    if (!(await goesOn())) return;
    const library = await step('library', useNow(), () => me.ask('GET', `/api/v1/personas/${coach}/contents`));
    const slug = library && /"slug":"([\w-]+)"/.exec(library)?.[1];
    if (slug) await step('item', useNow(), () => me.ask('GET', `/api/v1/personas/${coach}/contents/${slug}`));
    if (!(await goesOn())) return;
    answer = await chat(me, useNow(), conversation);
    if (answer !== undefined)
      await step('feedback', useNow(), () =>
        me.ask('PUT', '/api/v1/persona/feedback', { message_uuid: answer, rating: 'up' }),
      );
    const batch = Array.from({ length: 10 }, () => sampleEvent());
    await step('events', useNow(), () => me.ask('POST', '/api/v1/events', { batch, sentAt: new Date().toISOString() }));
    if (!(await goesOn())) return;
  }
}

async function chat(me: SignedIn, use: Use, conversation: string): Promise<string | undefined> {
  const asked = { conversation_uuid: conversation, instructor_slug: coach, text: 'How do I begin my talk?' };
  const sent = await step('chat: send', use, () =>
    me.ask('POST', '/api/v1/chat', { ...asked, client_message_id: randomUUID() }),
  );
  const answer = sent && (JSON.parse(sent) as { answer: { uuid: string } }).answer.uuid;
  if (!answer) return undefined;
  const began = performance.now();
  try {
    const stream = await me.open('GET', `/api/v1/chat/stream?answer_uuid=${answer}`);
    let first = true;
    for await (const part of stream as AsyncIterable<Buffer>) {
      if (!first || !part.includes('"delta"')) continue;
      note(use, 'chat: first word', began);
      first = false;
    }
    note(use, 'chat: whole', began);
    return answer;
  } catch (error) {
    failed(use, `stream: ${String(error)}`);
    return undefined;
  }
}

async function step(kind: Kind, use: Use, ask: () => Promise<{ status: number; body: string }>) {
  const began = performance.now();
  try {
    const { status, body } = await ask();
    if (status === 503) use.shed += 1;
    else if (status === 429) use.ownShare += 1;
    else if (status >= 300) failed(use, `${kind}: ${status}`);
    else {
      note(use, kind, began);
      return body;
    }
  } catch (error) {
    failed(use, `${kind}: ${(error as { code?: string }).code ?? String(error)}`);
  }
  // As a page does, which does not retry at once.
  await sleep(500);
  return undefined;
}

function note(use: Use, kind: Kind, began: number): void {
  const all = use.ms.get(kind) ?? [];
  all.push(performance.now() - began);
  use.ms.set(kind, all);
}

function failed(use: Use, what: string): void {
  use.failed.set(what, (use.failed.get(what) ?? 0) + 1);
}

const pause = (meanMs: number) => (meanMs > 0 ? sleep(meanMs * (0.5 + Math.random())) : undefined);

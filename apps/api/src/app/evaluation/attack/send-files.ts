import { randomUUID } from 'node:crypto';
import { upload } from './damaging-files.ts';
import type { FuzzedFile, FuzzedKind } from './fuzzed-files/index.ts';
import { logIn } from './log-in.ts';
import { count, send, type Statuses, type Target } from './target.ts';

/** Number of files sent concurrently. */
const atOnce = 16;
/** One meeting in this many is ended, so that feedback is made from its transcript. */
const endsOneIn = 10;
/** Log in again after this time; access tokens last 15 minutes. */
const loggedInForMs = 10 * 60_000;

export type StatusesByKind = Map<FuzzedKind, Statuses>;

/**
 * Sends files: each conversation file as a new visitor, from many addresses, and transcripts as the demo account.
 * @param onSent called after each file
 */
export async function sendFiles(
  target: Target,
  files: Iterable<FuzzedFile>,
  onSent: (answered: number) => void = () => {},
): Promise<StatusesByKind> {
  const answers = new Map<FuzzedKind, number[]>();
  let account = { cookie: '', until: 0 };
  const cookie = async () => {
    if (account.until < Date.now()) account = { cookie: await logIn(target), until: Date.now() + loggedInForMs };
    return account.cookie;
  };
  let [sent, answered] = [0, 0];
  const waiting = files[Symbol.iterator]();
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { kind, to, bytes } = next.value;
      sent += 1;
      const status =
        to === 'meeting'
          ? await sendTranscript(target, bytes, await cookie(), sent % endsOneIn === 0)
          : await send(target, { ...upload(bytes), from: `127.0.${1 + (sent % 200)}.${1 + (sent % 250)}` });
      answers.set(kind, [...(answers.get(kind) ?? []), status]);
      answered += 1;
      onSent(answered);
    }
  };
  await cookie();
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return new Map([...answers].map(([kind, statuses]) => [kind, count(statuses)]));
}

/** Uploads a transcript to a new meeting, which is then ended or deleted. @returns the worst status */
async function sendTranscript(target: Target, bytes: Buffer, cookie: string, ends: boolean): Promise<number> {
  const headers = { cookie };
  const meeting = randomUUID();
  const path = `/api/v1/meetings/${meeting}`;
  const post = (to: string, body: object, method = 'POST') =>
    send(target, { method, path: to, body: JSON.stringify(body), headers });
  const created = await post('/api/v1/meetings', {
    conversation_uuid: meeting,
    title: 'A meeting',
    kind: 'other',
    others_agreed: true,
  });
  if (created !== 200) return created;
  const read = await post(`${path}/transcripts`, { name: 'a', base64: bytes.toString('base64'), leave_out: ends });
  if (!ends || read !== 200) return Math.max(read, await send(target, { method: 'DELETE', path, headers }));
  const steps = [
    await post(path, { you: ['Dana', 'Dana Whitfield'] }, 'PATCH'),
    await post(`${path}/end`, {}),
    await send(target, { method: 'GET', path: `/api/v1/coach-feedback/${meeting}?async=true`, headers }),
  ];
  // Client errors are expected: a meeting in which the account said nothing cannot end, and a short one has no
  // feedback.
  return Math.max(read, ...steps.filter((status) => status === 0 || status >= 500));
}

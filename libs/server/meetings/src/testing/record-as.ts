import { randomUUID } from 'node:crypto';
import type { Meeting, Recording, RecordingBegin } from '@greenroom/contracts';
import { type MeetingCaller, pathOf } from './meetings-app.ts';
import { recordedPieces, type Spoken } from './recorded-sound.ts';

/** Two channels, 70 seconds: the account speaks twice, once over the end of a piece, and another person answers. */
export const twoChannels: readonly Spoken[] = [
  [
    [2, 12],
    [26, 34],
  ],
  [[14, 24]],
];

export interface Recorded {
  meeting: Meeting;
  uuid: string;
  pieces: Uint8Array[];
  send(position: number, bytes?: Uint8Array): ReturnType<MeetingCaller['call']>;
  read(): Promise<Meeting>;
  recording(): Promise<Recording>;
  cancel(): ReturnType<MeetingCaller['call']>;
}

/** Begins a recording as a page does; `upload` sends all of it. */
export async function recordAs(
  { database }: { database: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> } },
  me: MeetingCaller,
  {
    seconds = 70,
    channels = twoChannels,
    about = {},
    begin = {},
    upload = true,
  }: {
    seconds?: number;
    channels?: readonly Spoken[];
    about?: object;
    begin?: Partial<RecordingBegin>;
    upload?: boolean;
  } = {},
): Promise<Recorded> {
  const conversationUuid = randomUUID();
  const body = { conversation_uuid: conversationUuid, title: 'Weekly', kind: 'other', ...about };
  await me.call('meetingsCreate', {}, { body });
  const path = pathOf({ conversationUuid });
  const { voices = channels.length === 2 ? 'apart' : 'mixed', ...more } = begin;
  const asked = {
    ...{ name: 'weekly.m4a', language: 'en', voices, duration_ms: seconds * 1_000, others: 'Dana' },
    ...(voices === 'apart' && { you: 'left' }),
    ...more,
  };
  const begun = await me.call('meetingsRecordingBegin', path, { body: asked });
  if (begun.status !== 200) throw new Error(begun.body);
  const pieces = recordedPieces(seconds, channels);
  const send: Recorded['send'] = (position, bytes = pieces[position - 1]) =>
    me.call('meetingsRecordingPiece', { ...path, position: String(position) }, bytes && { body: bytes });
  if (upload) for (const index of pieces.keys()) await send(index + 1);
  const { rows } = await database.query('select uuid from meeting_recordings where conversation_uuid = $1', [
    conversationUuid,
  ]);
  const read = async () => (await me.call('meetingsRead', path)).reply as Meeting;
  return {
    meeting: begun.reply as Meeting,
    uuid: (rows[0] as { uuid: string }).uuid,
    pieces,
    send,
    read,
    recording: async () => (await read()).recording!,
    cancel: () => me.call('meetingsRecordingCancel', path),
  };
}

import { useState } from 'react';
import { readAsBase64 } from '@greenroom/api-client/read-as-base64';
import { bounds, type Meeting, type MeetingKind } from '@greenroom/contracts';
import { goalsIn } from '../../shared/about/index.ts';
import { useMeetingsCreateMutation, useMeetingsEndMutation } from '../../shared/meetings/index.ts';
import { uploadApi } from './upload-api.ts';
import { heldAtOf } from './held-at.ts';
import { type UploadProblem, uploadProblem } from './upload-problem.ts';

export interface MeetingDetails {
  title: string;
  kind: MeetingKind;
  /** One goal per line. */
  goals: string;
  othersAgreed: boolean;
  /** `YYYY-MM-DD`; days named in the meeting ("by Friday") are resolved from it. */
  day: string;
}

export interface Upload {
  /** Set from the first transcript on. */
  meeting: Meeting | undefined;
  busy: 'reading' | 'going' | undefined;
  trouble: UploadProblem | undefined;
  upload(file: File, leaveOut?: boolean): Promise<void>;
  /** Reads the refused file again, without its invalid lines. */
  readOn(): Promise<void>;
  takeBack(position: number): Promise<void>;
  /** @returns the meeting's conversation uuid, once its notes are being made */
  finish(about: MeetingDetails, you: string): Promise<string | undefined>;
}

/** Uploads transcripts of one meeting, and submits it. */
export function useUpload(): Upload {
  const [meeting, setMeeting] = useState<Meeting>();
  const [busy, setBusy] = useState<Upload['busy']>();
  const [trouble, setTrouble] = useState<UploadProblem>();
  const [refused, setRefused] = useState<File>();
  const [create] = useMeetingsCreateMutation();
  const [send] = uploadApi.useMeetingsBringMutation();
  const [remove] = uploadApi.useMeetingsTakeBackMutation();
  const [change] = uploadApi.useMeetingsChangeMutation();
  const [end] = useMeetingsEndMutation();

  /** Runs one action at a time; stores an error instead of throwing it. */
  const during = async <T>(what: NonNullable<Upload['busy']>, work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(what);
    setTrouble(undefined);
    try {
      return await work();
    } catch (error) {
      setTrouble(uploadProblem(error));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  const upload = async (file: File, leaveOut = false) => {
    if (file.size > bounds.transcriptBytes) return setTrouble('large');
    setRefused(file);
    await during('reading', async () => {
      const title = file.name.replace(/\.\w+$/, '').slice(0, bounds.meetingTitleLength) || 'transcript';
      const made = meeting ?? (await create({ body: { title, kind: 'other' } }).unwrap());
      setMeeting(made);
      const params = { conversationUuid: made.conversationUuid };
      const body = { name: file.name.slice(0, 200) || 'transcript', base64: await readAsBase64(file), leaveOut };
      setMeeting(await send({ params, body }).unwrap());
      setRefused(undefined);
    });
  };

  return {
    meeting: meeting && meeting.files.length > 0 ? meeting : undefined,
    busy,
    trouble,
    upload,
    readOn: async () => (refused ? upload(refused, true) : undefined),
    async takeBack(position) {
      if (!meeting) return;
      const params = { conversationUuid: meeting.conversationUuid, position: String(position) };
      await during('reading', async () => setMeeting(await remove({ params }).unwrap()));
    },
    finish: ({ day, ...about }, you) =>
      during('going', async () => {
        if (!meeting) return undefined;
        const params = { conversationUuid: meeting.conversationUuid };
        const goals = goalsIn(about.goals);
        const heldAt = heldAtOf(day);
        await change({ params, body: { ...about, title: about.title.trim(), goals, heldAt, you: [you] } }).unwrap();
        await end({ params }).unwrap();
        return meeting.conversationUuid;
      }),
  };
}

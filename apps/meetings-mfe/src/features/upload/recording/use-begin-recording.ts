import { useState } from 'react';
import { codeOf, type Locale, recordingBounds, type RecordingBegin } from '@greenroom/contracts';
import { goalsIn, useAbout } from '../../../shared/about/index.ts';
import { useMeetingsCreateMutation } from '../../../shared/meetings/index.ts';
import { type Sound, startUpload, useMeetingsRecordingBeginMutation } from '../../../shared/recording/index.ts';
import { useMeetingTitle } from '../use-meeting-title.ts';
import { texts } from './recording-texts.ts';
import { heldAtOf } from '../held-at.ts';
import type { Speakers } from './who-speaks.tsx';

export interface RecordingAnswers {
  /** Of the file. */
  name: string;
  language: Locale;
  speakers: Speakers;
  /** The name of the people on the other channel; empty if the visitor gave none. */
  others: string;
  othersAgreed: boolean;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Why an upload did not begin. `many`: other recordings must be finished or cancelled first. */
export type BeginProblem = 'many' | 'language' | 'offline' | 'other';

export interface BeginRecording {
  /** @returns the meeting's conversation uuid, once the upload is running */
  begin(sound: Sound, answers: RecordingAnswers): Promise<string | undefined>;
  busy: boolean;
  trouble: BeginProblem | undefined;
}

/** Creates the meeting of a recording, and starts its upload. */
export function useBeginRecording(): BeginRecording {
  const about = useAbout();
  const t = texts.useText();
  const titleFor = useMeetingTitle();
  const [create] = useMeetingsCreateMutation();
  const [beginRecording] = useMeetingsRecordingBeginMutation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<BeginProblem>();
  // A second try after a lost reply must not create a second meeting.
  const [conversationUuid] = useState(() => crypto.randomUUID());

  const begin: BeginRecording['begin'] = async (sound, { day, othersAgreed, ...answers }) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const title = about.title.trim() || titleFor(isApart(answers.speakers) ? [answers.others] : [], day);
      const { kind, goals } = about;
      const heldAt = heldAtOf(day);
      const meeting = { conversationUuid, title, kind, goals: goalsIn(goals), othersAgreed, heldAt };
      await create({ body: meeting }).unwrap();
      const params = { conversationUuid };
      const { recording } = await beginRecording({
        params,
        body: bodyOf(sound, { ...answers, others: answers.others || t('others.unnamed') }),
      }).unwrap();
      if (recording) startUpload(conversationUuid, recording, sound);
      return conversationUuid;
    } catch (error) {
      setTrouble(problemOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { begin, busy, trouble };
}

const isApart = (speakers: Speakers) => speakers === 'left' || speakers === 'right';

function bodyOf(
  { durationMs }: Sound,
  { name, language, speakers, others }: Omit<RecordingAnswers, 'day' | 'othersAgreed'>,
): RecordingBegin {
  const about = { name: name.slice(0, recordingBounds.nameLength), language, durationMs };
  if (isApart(speakers)) return { ...about, voices: 'apart', you: speakers, others };
  return { ...about, voices: speakers };
}

function problemOf(error: unknown): BeginProblem {
  const code = codeOf(error);
  if (code === 'conflict') return 'many';
  if (code === 'unprocessable') return 'language';
  return code === 'offline' ? 'offline' : 'other';
}

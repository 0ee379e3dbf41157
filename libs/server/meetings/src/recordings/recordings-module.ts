import type { FastifyInstance } from 'fastify';
import { ApiFailure, locales, recordingBounds } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import type { Person } from '@greenroom/access';
import type { Admission } from '@greenroom/audio';
import { serve } from '@greenroom/http';
import type { Clock } from '@greenroom/ports/clock';
import { type Transcriber, understands } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { ownMeeting } from '../meetings.policy.ts';
import { presentMeeting } from '../present-meeting.ts';
import { beginRecording } from './begin-recording.ts';
import { cancelRecording, retryRecording } from './change-recording.ts';
import { presentRecording } from './present-recording.ts';
import { forgetSound, type RecordingHome } from './recording-files.ts';
import { expireRecordings, findWaiting } from './recordings.repository.ts';
import { storePiece } from './store-piece.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { yieldToCalls } from './yield-to-calls.ts';

export interface RecordingsDependencies extends RecordingHome {
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  admission: Admission;
  /** Queues the transcription of a recording on any instance. If queueing fails, a later sweep finds it. */
  queueRecording(uuid: string): Promise<void>;
  onFeedbackPending(conversationUuid: string): void;
  clock: Clock;
  now(): Date;
  log: { warn(facts: object, message: string): void };
}

export interface RecordingsModule {
  routes(app: FastifyInstance): void;
  /** Transcribes a recording for a while, and queues it again if there is more to do. */
  transcribe(uuid: string): Promise<void>;
  /** Queues recordings that no worker has, ends those whose time is over, and deletes sound that is not needed. */
  sweep(): Promise<void>;
  /** Deletes sound that is not needed; a failure is left to the next sweep. */
  forgetSound(): Promise<void>;
}

/** In bytes: the largest piece, which has two channels, and nothing else. */
const bodyLimit = (recordingBounds.pieceMs / 1_000) * recordingBounds.rate * 2 * 2;

export function recordingsModule(dependencies: RecordingsDependencies): RecordingsModule {
  const { db, files, engines, admission, queueRecording, clock, now, log } = dependencies;
  const home = { db, files };
  const transcriber = yieldToCalls(engines.transcriber, admission, clock);
  const queue = (uuid: string) => {
    queueRecording(uuid).catch((error: unknown) =>
      log.warn({ err: error, recording: uuid }, 'Queueing a recording failed; the next sweep queues it'),
    );
  };
  const forget = () =>
    forgetSound(home).catch((error: unknown) =>
      log.warn({ err: error }, 'Deleting the sound of recordings failed; the next sweep tries again'),
    );
  return {
    routes: (app) => recordingsRoutes(app, { home, transcriber: engines.transcriber, queue, now }),
    async transcribe(uuid) {
      if (await transcribeRecording({ ...dependencies, voiceActivity: engines.voiceActivity, transcriber }, uuid))
        queue(uuid);
    },
    async sweep() {
      await expireRecordings(db);
      await forget();
      for (const uuid of await findWaiting(db)) queue(uuid);
    },
    forgetSound: forget,
  };
}

interface RoutesDependencies {
  home: RecordingHome;
  transcriber: Transcriber;
  queue(uuid: string): void;
  now(): Date;
}

function recordingsRoutes(app: FastifyInstance, { home, transcriber, queue, now }: RoutesDependencies): void {
  const { db } = home;
  const present = async (conversationUuid: string, person: Person) =>
    presentMeeting(db, await ownMeeting(db, conversationUuid, person));

  serve(app, contracts.meetingsRecordingRules, async () => ({
    understands: locales.filter((language) => understands(transcriber, language)),
  }));
  serve(app, contracts.meetingsRecordingBegin, async ({ params: { conversationUuid }, body, person }) => {
    await beginRecording({ db, transcriber }, person, conversationUuid, body);
    return present(conversationUuid, person);
  });
  serve(
    app,
    contracts.meetingsRecordingPiece,
    async ({ params: { conversationUuid, position }, body, person }) => {
      const ready = await storePiece(home, person, conversationUuid, { position, bytes: body });
      if (ready !== undefined) queue(ready);
      const recording = await presentRecording(db, conversationUuid);
      if (!recording) throw new ApiFailure('not_found', 'This recording was cancelled');
      return recording;
    },
    { bodyLimit },
  );
  serve(app, contracts.meetingsRecordingRetry, async ({ params: { conversationUuid }, person }) => {
    queue(await retryRecording(home, person, conversationUuid, now()));
    return present(conversationUuid, person);
  });
  serve(app, contracts.meetingsRecordingCancel, async ({ params: { conversationUuid }, person }) => {
    await cancelRecording(home, person, conversationUuid);
    return present(conversationUuid, person);
  });
}

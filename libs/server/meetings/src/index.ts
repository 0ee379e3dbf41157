import type { FastifyInstance } from 'fastify';
import type { Database } from '@greenroom/database';
import type { ModelOnBudget, PromptPart } from '@greenroom/llm';
import type { ChatTool } from '@greenroom/ports/chat-tool';
import type { FileStore } from '@greenroom/ports/file-store';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import type { Transcriber } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import type { Catalogue } from '@greenroom/content';
import type { Person } from '@greenroom/access';
import { type Admission } from '@greenroom/audio';
import { createFileReader, type FileReader } from '@greenroom/uploaded-files';
import { type Clock, machineClock } from '@greenroom/ports/clock';
import { type Sockets } from '@greenroom/ports/sockets';
import { createMeetingAnalyst, type MeetingAnalyst } from './analysis/meeting-analyst.ts';
import { createListeners } from './listening/listen-socket.ts';
import { writeMeetingFeedback, writePendingMeetingFeedback } from './write-meeting-feedback.ts';
import { ownMeeting } from './meetings.policy.ts';
import { meetingsRoutes } from './meetings.routes.ts';
import { modelObserver } from './model-observer.ts';
import { rulesObserver } from './observer.ts';
import { postingRoutes } from './posting/posting.routes.ts';
import { recordingsModule } from './recordings/recordings-module.ts';
import { createTranscriptReader, type TranscriptReader } from './transcripts/transcript-reader.ts';
import { sendDuePosts, sendPost } from './posting/send-post.ts';

/**
 * The silent meeting coach: meetings that it listens to or that come as a transcript or a recording, and notes on how the account
 * spoke.
 */
export { listMeetings } from './list-meetings.ts';
export { ownedMeetings } from './owned-meetings.ts';

export interface MeetingsDependencies {
  db: Database;
  catalogue: Catalogue;
  /** The speech engines that calls use as well, and the admission control shared with them. */
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  admission: Admission;
  /** Where the sound of recordings is, until it is transcribed. */
  files: FileStore;
  /** Queues the transcription of a recording on any instance. If queueing fails, a later sweep finds it. */
  queueRecording(uuid: string): Promise<void>;
  /** The video rooms in which people meet. */
  rooms: MeetingRooms;
  /** Without a model, rules find moments and promises. */
  model: ModelOnBudget | undefined;
  prompt: PromptPart;
  /** Queues the making of notes on any instance. If queueing fails, a later sweep finds the waiting notes. */
  queueNotes(conversationUuid: string): Promise<void>;
  /**
   * The available chat tools. Their webhook addresses are encrypted with the secret; links in posts begin with the
   * origin.
   */
  chat: { tools: readonly ChatTool[]; secret: string; origin: string };
  /** Queues the sending of a post. If queueing fails, a later sweep finds the waiting post. */
  queuePost(postUuid: string): Promise<void>;
  log: { warn(facts: object, message: string): void };
  /** Default: a separate process. */
  analyst?: MeetingAnalyst;
  /** Reads uploaded documents. Default: a reader of its own. */
  uploads?: FileReader;
  /** Default: a separate process. */
  transcripts?: TranscriptReader;
  now?: () => Date;
  clock?: Clock;
}

export interface MeetingsModule {
  routes(app: FastifyInstance, sockets: Sockets): void;
  /** @throws what went wrong, for a queue that retries */
  writeFeedback(conversationUuid: string): Promise<void>;
  writePendingFeedback(): Promise<void>;
  /** Transcribes a recording for a while, and queues it again if there is more to do. */
  transcribeRecording(uuid: string): Promise<void>;
  /** Queues recordings that no worker has, ends those whose time is over, and deletes sound that is not needed. */
  sweepRecordings(): Promise<void>;
  /** @throws ApiFailure `not_found` if the meeting does not belong to the person */
  requireMeeting(person: Pick<Person, 'ownerId'>, conversationUuid: string): Promise<void>;
  sendPost(postUuid: string): Promise<void>;
  sendDuePosts(): Promise<void>;
}

export function meetingsModule(dependencies: MeetingsDependencies): MeetingsModule {
  const { db, catalogue, model, prompt, chat, queueNotes, queuePost, log, now = () => new Date() } = dependencies;
  const { engines, admission, rooms, clock = machineClock, analyst = createMeetingAnalyst() } = dependencies;
  const { uploads = createFileReader(), transcripts = createTranscriptReader(uploads) } = dependencies;
  const observer = model ? modelObserver({ model, prompt, analyst, log }) : rulesObserver;
  const notes = { db, analyst, observer, log };
  const listening = { db, engines, admission, log };
  const listeners = createListeners({ ...listening, clock, now });
  const onFeedbackPending = (conversationUuid: string) => {
    queueNotes(conversationUuid).catch((error: unknown) =>
      log.warn({ err: error, meeting: conversationUuid }, 'Queueing notes failed; the next sweep makes them'),
    );
  };
  const onPost = (postUuid: string) => {
    queuePost(postUuid).catch((error: unknown) =>
      log.warn({ err: error, post: postUuid }, 'Queueing a post failed; the next sweep sends it'),
    );
  };
  const { files, queueRecording } = dependencies;
  const recordings = recordingsModule({
    ...{ db, files, engines, admission, queueRecording, onFeedbackPending, clock, now, log },
  });
  const posting = { db, ...chat, now, onPost, log };
  return {
    routes(app, sockets) {
      app.addHook('onClose', async () => {
        analyst.close();
        transcripts.close();
        uploads.stop();
      });
      const { forgetSound } = recordings;
      meetingsRoutes(app, {
        ...{ db, catalogue, rooms, now, onFeedbackPending, listening, listeners, transcripts, forgetSound },
      });
      recordings.routes(app);
      rooms.serve?.(sockets);
      listeners.socket(sockets);
      postingRoutes(app, { ...posting, catalogue });
    },
    sendPost: (postUuid) => sendPost(posting, postUuid),
    sendDuePosts: () => sendDuePosts(posting),
    writeFeedback: (conversationUuid) => writeMeetingFeedback(notes, conversationUuid),
    writePendingFeedback: () => writePendingMeetingFeedback(notes),
    transcribeRecording: (uuid) => recordings.transcribe(uuid),
    sweepRecordings: () => recordings.sweep(),
    requireMeeting: async (person, conversationUuid) => {
      await ownMeeting(db, conversationUuid, person);
    },
  };
}

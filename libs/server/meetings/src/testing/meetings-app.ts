import type { FastifyInstance } from 'fastify';
import type { EndpointName, Meeting } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { callAs, type Called } from '@greenroom/testing/call-as';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { loadPrompt } from '@greenroom/llm';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import { loadCatalogue } from '@greenroom/content';
import { createAdmission, openSockets } from '@greenroom/audio';
import { machineClock } from '@greenroom/ports/clock';
import type { MeetingAnalyst } from '../analysis/meeting-analyst.ts';
import { analyseMeeting, verifyMeetingQuotes } from '../domain/analyse-meeting.ts';
import { readTranscriptFile } from '../transcripts/read-transcript-file.ts';
import type { TranscriptReader } from '../transcripts/transcript-reader.ts';
import { type MeetingsDependencies, type MeetingsModule, meetingsModule } from '../index.ts';

/** Issues tickets that open nothing. */
const noRooms: MeetingRooms = { name: 'none', ticket: async (room) => ({ by: 'local', room, token: 'none' }) };

/** Analyses in this process, because starting a separate one takes a second. */
const analystInProcess: MeetingAnalyst = {
  analyse: async (request) => analyseMeeting(request),
  verify: async (said, quotes) => verifyMeetingQuotes(said, quotes),
  close() {},
};

/** Reads transcripts in this process. */
const transcriptsInProcess: TranscriptReader = {
  read: async (base64, leaveOut) => readTranscriptFile(Buffer.from(base64, 'base64'), { leaveOut }),
  close() {},
};

export interface MeetingsFixture {
  app: FastifyInstance;
  meetings: MeetingsModule;
  /** Meetings whose notes were queued. */
  queued: string[];
  /** Recordings whose transcription was queued. */
  recordings: string[];
  warnings: object[];
  /** The sound of recordings. */
  files: ReturnType<typeof memoryFiles>['files'];
  /** Returns a caller with an account. */
  as(accountUuid: string): MeetingCaller;
}

export interface MeetingCaller {
  call(name: EndpointName, params?: Record<string, string>, more?: { query?: string; body?: object }): Promise<Called>;
  /** Creates a meeting and uploads transcripts to it. */
  bring(texts: readonly string[], about?: object): Promise<Meeting>;
  /** Sets the account's speaker, ends the meeting and makes its notes. */
  end(meeting: Meeting, you: string): Promise<void>;
}

/** Creates the app with only the meetings module, on a database. */
export async function meetingsApp(
  database: OpenDatabase,
  options: Partial<MeetingsDependencies> = {},
): Promise<MeetingsFixture> {
  const contentDir = shippedContent;
  const catalogue = await loadCatalogue(contentDir);
  const queued: string[] = [];
  const recordings: string[] = [];
  const fileStore = memoryFiles();
  const warnings: object[] = [];
  const meetings = meetingsModule({
    db: database.db,
    catalogue,
    engines: { voiceActivity: levelVoiceActivity(), transcriber: scriptedTranscriber(['']) },
    admission: createAdmission(Infinity, machineClock.now),
    rooms: noRooms,
    model: undefined,
    prompt: await loadPrompt(contentDir, 'meeting'),
    chat: { tools: [], secret: 'for tests', origin: 'https://greenroom.example' },
    analyst: analystInProcess,
    transcripts: transcriptsInProcess,
    files: fileStore,
    queueRecording: async (uuid) => void recordings.push(uuid),
    queueNotes: async (uuid) => void queued.push(uuid),
    queuePost: async () => {},
    log: { warn: (facts) => void warnings.push(facts) },
    ...options,
  });
  const app = await moduleApp(async (routes) => meetings.routes(routes, await openSockets(routes, undefined)));
  const as = (accountUuid: string): MeetingCaller => {
    const call = callAs(app, accountUuid);
    return {
      call,
      async bring(texts, about = {}) {
        const body = { title: 'Weekly', kind: 'other', held_at: '2026-11-16T09:30:00.000Z', ...about };
        let meeting = (await call('meetingsCreate', {}, { body })).reply as Meeting;
        for (const [index, text] of texts.entries()) {
          const file = { name: `part-${index + 1}.vtt`, base64: Buffer.from(text).toString('base64') };
          const brought = await call('meetingsBring', pathOf(meeting), { body: file });
          if (brought.status !== 200) throw new Error(brought.body);
          meeting = brought.reply as Meeting;
        }
        return meeting;
      },
      async end(meeting, you) {
        for (const [name, body] of [
          ['meetingsChange', { you: [you] }],
          ['meetingsEnd', undefined],
        ] as const) {
          const done = await call(name, pathOf(meeting), body && { body });
          if (done.status !== 200) throw new Error(done.body);
        }
        await meetings.writeFeedback(meeting.conversationUuid);
      },
    };
  };
  return { app, meetings, queued, recordings, warnings, files: fileStore.files, as };
}

export const pathOf = ({ conversationUuid }: Pick<Meeting, 'conversationUuid'>) => ({ conversationUuid });

import type { FastifyInstance } from 'fastify';
import { ApiFailure, bounds } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve, languageOfRequest } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import type { Catalogue } from '@greenroom/content';
import type { Person } from '@greenroom/access';
import { addressKey } from '@greenroom/rate-limit';
import { uploadTranscript } from './upload-transcript.ts';
import { changeMeetingOf } from './change-meeting.ts';
import { createMeeting } from './create-meeting.ts';
import { endMeeting } from './end-meeting.ts';
import { beginListening, type BeginListeningDependencies } from './listening/begin-listening.ts';
import type { Listeners } from './listening/listen-socket.ts';
import { enterRoom } from './enter-room.ts';
import { listBesidePractice } from './list-meetings.ts';
import { readSpeechProgress } from './read-speech-progress.ts';
import { openMeeting, ownMeeting } from './meetings.policy.ts';
import { deleteMeeting, deletePart, feedbackOnMeetings } from './meetings.repository.ts';
import type { TranscriptReader } from './transcripts/transcript-reader.ts';
import { presentMeeting } from './present-meeting.ts';
import { readMeetingFeedback, tooLittleSaid } from './read-meeting-feedback.ts';
import { takeMeetingMoment } from './take-moment.ts';

export interface MeetingsRoutesDependencies {
  db: Database;
  catalogue: Catalogue;
  rooms: MeetingRooms;
  now(): Date;
  /** Called when there are notes to make. */
  onFeedbackPending(conversationUuid: string): void;
  listening: BeginListeningDependencies;
  listeners: Listeners;
  transcripts: TranscriptReader;
  /** Deletes sound that is not needed. */
  forgetSound(): Promise<void>;
}

/** In bytes: the largest file as base64, plus some overhead. */
const bodyLimit = Math.ceil((bounds.transcriptBytes * 4) / 3) + 64 * 1024;

export function meetingsRoutes(app: FastifyInstance, dependencies: MeetingsRoutesDependencies): void {
  const { db, catalogue, rooms, now, onFeedbackPending, listening, listeners, transcripts, forgetSound } = dependencies;
  const present = async (conversationUuid: string, person: Person) =>
    presentMeeting(db, await ownMeeting(db, conversationUuid, person));

  serve(app, contracts.meetingsList, async ({ person }) => listBesidePractice(db, person.ownerId));
  serve(app, contracts.speechProgress, async ({ person }) => readSpeechProgress(db, person.ownerId));
  serve(app, contracts.meetingsCreate, async ({ body, person }) =>
    presentMeeting(db, await createMeeting(db, person, body, now())),
  );
  serve(app, contracts.meetingsRead, async ({ params, person }) => present(params.conversationUuid, person));
  serve(app, contracts.meetingsChange, async ({ params: { conversationUuid }, body, person }) => {
    await changeMeetingOf(db, person, conversationUuid, body);
    return present(conversationUuid, person);
  });
  serve(app, contracts.meetingsDelete, async ({ params: { conversationUuid }, person }) => {
    await ownMeeting(db, conversationUuid, person);
    await deleteMeeting(db, conversationUuid);
    await forgetSound();
    return { deleted: true as const };
  });
  serve(
    app,
    contracts.meetingsBring,
    async ({ params: { conversationUuid }, body, person, request: { ip, log } }) => {
      const by = { ownerId: person.ownerId, addressKey: addressKey(ip), log };
      const read = (base64: string, leaveOut: boolean) => transcripts.read(base64, leaveOut, by);
      await uploadTranscript({ db, read }, person, conversationUuid, body);
      return present(conversationUuid, person);
    },
    { bodyLimit },
  );
  serve(app, contracts.meetingsTakeBack, async ({ params: { conversationUuid, position }, person }) => {
    await db.transaction(async (tx) => {
      await openMeeting(tx, conversationUuid, person);
      if (!(await deletePart(tx, conversationUuid, { kind: 'file', position })))
        throw new ApiFailure('not_found', 'There is no such transcript');
    });
    return present(conversationUuid, person);
  });
  serve(app, contracts.meetingsListen, async ({ params, body, person }) =>
    beginListening(listening, person, params.conversationUuid, body.language),
  );
  serve(app, contracts.meetingsEnterRoom, async ({ body, person }) => enterRoom(rooms, person, body.room));
  serve(app, contracts.meetingsEnd, async ({ params: { conversationUuid }, person }) => {
    await ownMeeting(db, conversationUuid, person);
    await listeners.settle(conversationUuid);
    if (await endMeeting(db, person, conversationUuid, now())) onFeedbackPending(conversationUuid);
    return present(conversationUuid, person);
  });
  serve(app, contracts.coachFeedback, async ({ params, query, person, request }) => {
    const row = await ownMeeting(db, params.conversationUuid, person);
    return readMeetingFeedback(
      { db, catalogue, onUnclaimed: onFeedbackPending },
      row,
      languageOfRequest(request),
      query.async,
    );
  });
  serve(app, contracts.coachFeedbackTake, async ({ params, body, person, request }) => {
    const row = await ownMeeting(db, params.conversationUuid, person);
    return takeMeetingMoment({ db, catalogue }, row, body, languageOfRequest(request));
  });
  serve(app, contracts.coachFeedbackRetry, async ({ params: { conversationUuid }, person, request }) => {
    const row = await ownMeeting(db, conversationUuid, person);
    if (row.status !== 'ended') throw new ApiFailure('conflict', 'The meeting is not over');
    if (!(await feedbackOnMeetings.find(db, conversationUuid))) throw await tooLittleSaid(db, row);
    if (await feedbackOnMeetings.reorder(db, conversationUuid)) onFeedbackPending(conversationUuid);
    return readMeetingFeedback({ db, catalogue, onUnclaimed: () => {} }, row, languageOfRequest(request), true);
  });
}

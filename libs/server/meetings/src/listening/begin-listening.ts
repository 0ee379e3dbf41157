import { ApiFailure, listenSocketPathOf, type ListenBegun } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { type Transcriber, understands } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import type { Person } from '@greenroom/access';
import { type Admission, newConnectionToken } from '@greenroom/audio';
import { openMeeting } from '../meetings.policy.ts';
import { changeMeeting, hasFiles } from '../meetings.repository.ts';
import { findRecording } from '../recordings/recordings.repository.ts';

export interface BeginListeningDependencies {
  db: Database;
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  admission: Admission;
  log: { warn(facts: object, message: string): void };
}

/**
 * Returns what a page needs to open the meeting's listening socket. A page that connected earlier is disconnected when
 * this one connects.
 * @throws ApiFailure `not_found`, `conflict`; `busy` if this machine is at its transcription limit; `unavailable`
 */
export async function beginListening(
  { db, engines, admission, log }: BeginListeningDependencies,
  person: Person,
  conversationUuid: string,
  language: string,
): Promise<ListenBegun> {
  const { token, hash } = newConnectionToken();
  await db.transaction(async (tx) => {
    await openMeeting(tx, conversationUuid, person);
    if (await hasFiles(tx, conversationUuid))
      throw new ApiFailure('conflict', 'This meeting has a transcript, and is not listened to');
    if (await findRecording(tx, conversationUuid))
      throw new ApiFailure('conflict', 'This meeting has a recording, and is not listened to');
    await changeMeeting(tx, conversationUuid, { listenHash: hash });
  });
  const isUnderstood = understands(engines.transcriber, language);
  if (isUnderstood && !admission.admit(conversationUuid, [conversationUuid]))
    throw new ApiFailure(
      'busy',
      'As many are listened to as can be understood at once. Please try again in a few minutes',
    );
  try {
    await engines.voiceActivity.prepare();
    // Otherwise the first words would wait for the model to load.
    if (isUnderstood) await engines.transcriber.prepare();
  } catch (error) {
    admission.leave(conversationUuid);
    if (!(error instanceof SpeechEngineError)) throw error;
    log.warn({ err: error, trouble: error.trouble }, 'Preparing the speech engines failed; refusing to listen');
    throw new ApiFailure('unavailable', 'Prompter cannot hear at the moment. Please come back later');
  }
  return { socketPath: listenSocketPathOf(conversationUuid), token, understands: isUnderstood };
}

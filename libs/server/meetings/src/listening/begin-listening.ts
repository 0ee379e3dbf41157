import { ApiFailure, listenSocketPathOf, type ListenBegun } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { type Transcriber, understands } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import type { Person } from '@greenroom/access';
import { type Admission, newConnectionToken } from '@greenroom/audio';
import { openMeeting } from '../meetings.policy.ts';
import { changeMeeting, hasFiles } from '../meetings.repository.ts';

export interface BeginListeningDependencies {
  db: Database;
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  admission: Admission;
  log: { warn(facts: object, message: string): void };
}

/**
 * Gives a page what opens the socket of a meeting. Whoever had one before is sent away when this one comes.
 * @throws ApiFailure `not_found`, `conflict`; `busy` where this machine understands as many as it can; `unavailable`
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
    // The first words would wait for it, and be late.
    if (isUnderstood) await engines.transcriber.prepare();
  } catch (error) {
    admission.leave(conversationUuid);
    if (!(error instanceof SpeechEngineError)) throw error;
    log.warn({ err: error, trouble: error.trouble }, 'Nobody can be listened to');
    throw new ApiFailure('unavailable', 'Prompter cannot hear at the moment. Please come back later');
  }
  return { socketPath: listenSocketPathOf(conversationUuid), token, understands: isUnderstood };
}

import { randomUUID } from 'node:crypto';
import {
  ApiFailure,
  type CallEngines as CallEnginesByLanguage,
  callProtocol,
  callSocketPathOf,
  type CallStarted,
} from '@greenroom/contracts';
import type { Database, Notifications } from '@greenroom/database';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { understands } from '@greenroom/ports/transcriber';
import { addressKey } from '@greenroom/rate-limit';
import type { Person } from '@greenroom/access';
import { type Admission, newConnectionToken } from '@greenroom/audio';
import { type Clock } from '@greenroom/ports/clock';
import type { CallPartners, CallPayer } from './call-partner.ts';
import { findGoingOn, insertCall } from './calls.repository.ts';
import type { CallEngines } from './running-call.ts';

/** Where an engine runs: at a vendor, in another server on this machine, or embedded in the product. */
export type EngineHome = 'vendor' | 'local' | 'embedded';

export interface EngineHomes {
  transcriber: EngineHome;
  /** The same for all languages, or by language. */
  synthesizer: EngineHome | Readonly<Record<'en' | 'de', EngineHome>>;
}

export interface StartCallDependencies {
  db: Database;
  notifications: Notifications;
  partners: CallPartners;
  engines: CallEngines;
  homes: EngineHomes;
  admission: Admission;
  clock: Clock;
  log: { warn(facts: object, message: string): void };
  /** Called for the caller's earlier call, which this one ended. */
  onSuperseded(callUuid: string): void;
}

interface Starting {
  mode: 'coaching' | 'role-play';
  conversationUuid: string;
  instructorSlug: string;
  topicUuid?: string | undefined;
  language: 'en' | 'de';
  talk: 'hands-free' | 'push-to-talk';
  analytics?: object | undefined;
}

/** How long to wait for engines to load, in ms; they may still be ready when the person speaks. */
const preparedWithinMs = 4_000;

/**
 * Starts a call, which rings while the engines load.
 * @throws ApiFailure `not_found`, `conflict`; `busy` where this machine already transcribes as many calls as it can;
 * `unavailable` where the voice cannot be loaded
 */
export async function startCall(
  dependencies: StartCallDependencies,
  person: Person,
  starting: Starting,
  allowanceMs: number | null,
): Promise<CallStarted> {
  const { db, notifications, partners, engines, homes, admission, onSuperseded } = dependencies;
  const { conversationUuid, instructorSlug, language } = starting;
  await partners.admit(person, { mode: starting.mode, conversationUuid, instructorSlug });
  const isUnderstood = understands(engines.transcriber, language);
  const uuid = randomUUID();
  const theirs = await findGoingOn(db, person.ownerId);
  if (isUnderstood && !admission.admit(uuid, theirs))
    throw new ApiFailure('busy', 'As many calls go on as can be understood at once. Please try again in a few minutes');
  const { token, hash: resumeHash } = newConnectionToken();
  try {
    await prepare(dependencies, isUnderstood);
    const ended = await insertCall(db, {
      uuid,
      ownerId: person.ownerId,
      mode: starting.mode,
      conversationUuid,
      instructorSlug,
      topicUuid: starting.topicUuid ?? null,
      language,
      talk: starting.talk,
      resumeHash,
      analytics: starting.analytics ?? {},
      payer: payerOf(person),
      allowanceMs,
    });
    for (const one of ended) {
      notifications.notify('calls', one);
      onSuperseded(one);
    }
  } catch (error) {
    admission.leave(uuid);
    throw error;
  }
  return {
    callUuid: uuid,
    conversationUuid,
    socketPath: callSocketPathOf(uuid),
    resumeToken: token,
    protocol: callProtocol,
    voices: [{ name: engines.synthesizer.name, language, engine: homeIn(homes.synthesizer, language) }],
    understands: isUnderstood ? homes.transcriber : 'none',
    allowanceMs,
  };
}

/** Returns where the engines for speaking and listening run in each language. */
export function enginesIn({ engines, homes }: Pick<StartCallDependencies, 'engines' | 'homes'>): CallEnginesByLanguage {
  const of = (language: 'en' | 'de') => ({
    speaks: homeIn(homes.synthesizer, language),
    understands: understands(engines.transcriber, language) ? homes.transcriber : ('none' as const),
  });
  return { en: of('en'), de: of('de') };
}

const homeIn = (home: EngineHomes['synthesizer'], language: 'en' | 'de') =>
  typeof home === 'string' ? home : home[language];

/** Loads the engines. A call needs voice activity and synthesis; without a transcriber the person can type. */
async function prepare({ engines, clock, log }: StartCallDependencies, isUnderstood: boolean): Promise<void> {
  const { voiceActivity, synthesizer, transcriber } = engines;
  if (isUnderstood)
    transcriber.prepare().catch((error: unknown) => log.warn({ err: error }, 'Transcriber not ready; starting anyway'));
  const ready = Promise.all([voiceActivity.prepare(), synthesizer.prepare()]);
  ready.catch(() => {});
  const late = Promise.withResolvers<undefined>();
  const cancel = clock.after(preparedWithinMs, () => late.resolve(undefined));
  try {
    await Promise.race([ready, late.promise]);
  } catch (error) {
    if (!(error instanceof SpeechEngineError)) throw error;
    log.warn({ err: error, trouble: error.trouble }, 'Loading the voice engines failed; refusing the call');
    throw new ApiFailure(
      'unavailable',
      'Service is currently down. Could not connect to voice service. Please come back later.',
    );
  } finally {
    cancel();
  }
}

function payerOf({ subscription, address }: Person): CallPayer {
  return {
    subscription: { ...subscription, endsAt: subscription.endsAt?.toISOString() ?? null },
    addressKey: addressKey(address),
  };
}

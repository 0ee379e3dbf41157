import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Notifications, Database } from '@greenroom/database';
import { type Admission } from '@greenroom/audio';
import { type Clock, machineClock } from '@greenroom/ports/clock';
import { type Sockets } from '@greenroom/ports/sockets';
import type { CallPartners, VoiceAllowance } from './call-partner.ts';
import { callSocket } from './call-socket.ts';
import { endLostCalls } from './calls.repository.ts';
import { callsRoutes } from './calls.routes.ts';
import { turnSettings, type TurnSettings } from '@greenroom/turn-taking';
import type { CallEngines, RunningCallDependencies } from './running-call.ts';
import { createRunningCalls } from './running-calls.ts';
import type { EngineHomes } from './start-call.ts';

/** Voice calls: permission, the socket, turn taking, and what was said and heard. */
export { partnersByMode } from './call-partner.ts';
export type {
  Delivery,
  Asked,
  CallPartner,
  CallPartners,
  CoachManner,
  Heard,
  Judgement,
  PartnerCall,
  PartnerPiece,
  Said,
  VoiceAllowance,
} from './call-partner.ts';
export { sureText } from './domain/sure-text.ts';
export { sentenceSplitter, speakable, spokenText } from '@greenroom/turn-taking';
export { deleteCallsOf } from './calls.repository.ts';
export { talkedSince } from './talked-since.ts';
export { ownedCalls } from './owned-calls.ts';
export type { CallEngines } from './running-call.ts';
export type { EngineHomes } from './start-call.ts';
export { voiceAllowance } from './voice-allowance.ts';

export interface CallsDependencies {
  db: Database;
  notifications: Notifications;
  allowance: VoiceAllowance;
  partners: CallPartners;
  engines: CallEngines;
  homes: EngineHomes;
  /** Limits calls to what this machine can transcribe, shared with other users of the transcriber. */
  admission: Admission;
  log: RunningCallDependencies['log'];
  /** Receives how long each turn's answer took. */
  onTurn?: RunningCallDependencies['onTurn'];
  settings?: TurnSettings;
  clock?: Clock;
}

export interface CallsModule {
  routes(app: FastifyInstance, sockets: Sockets): void;
  /** Ends calls that no page came back to. */
  endLostCalls(): Promise<void>;
  /** Releases all calls, so that their pages continue with another instance. */
  stop(): Promise<void>;
}

export function callsModule(dependencies: CallsDependencies): CallsModule {
  const { db, notifications, log, settings = turnSettings, clock = machineClock } = dependencies;
  const calls = createRunningCalls({ ...dependencies, settings, clock, instanceId: randomUUID() });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await calls.release();
  };
  notifications.listen('calls', (uuid) => calls.look(uuid));
  return {
    routes(app, sockets) {
      callsRoutes(app, { ...dependencies, clock, calls, onSuperseded: (uuid) => calls.look(uuid) });
      callSocket(sockets, { db, calls, clock, isStopping: () => stopping, stop, log });
    },
    // A running call ends by its own timer; calls without an instance have none.
    endLostCalls: () => endLostCalls(db, 2 * settings.limits.resumeMs),
    stop,
  };
}

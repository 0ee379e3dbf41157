import type { CallEnd } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Admission } from '@greenroom/audio';
import type { Clock } from '@greenroom/ports/clock';
import type { CallConnection } from './call-connection.ts';
import type { CallPartners, VoiceAllowance } from './call-partner.ts';
import { type CallRow, findTurns, takeCall } from './calls.repository.ts';
import { understands } from '@greenroom/ports/transcriber';
import type { TurnSettings } from '@greenroom/turn-taking';
import { createProgressWriter } from './progress-writer.ts';
import { type CallEngines, RunningCall, type RunningCallDependencies } from './running-call.ts';
import { speakingPace } from './speaking-pace.ts';

export interface RunningCallsDependencies {
  db: Database;
  instanceId: string;
  engines: CallEngines;
  partners: CallPartners;
  allowance: VoiceAllowance;
  admission: Admission;
  settings: TurnSettings;
  clock: Clock;
  onTurn?: RunningCallDependencies['onTurn'];
  log: RunningCallDependencies['log'];
}

/** The calls that this instance runs. */
export interface RunningCalls {
  readonly count: number;
  /**
   * Connects a page to its call, and takes the call over where another instance had it. @returns false where it is over
   */
  join(call: CallRow, line: CallConnection, hello: Parameters<RunningCall['attach']>[1]): Promise<boolean>;
  /** Checks whether calls were ended or taken over elsewhere: one, or all. */
  look(callUuid?: string): void;
  /** @returns false where it does not run here */
  hangUp(callUuid: string, why: CallEnd): Promise<boolean>;
  /** Releases all calls: their pages go to another instance. */
  release(): Promise<void>;
}

export function createRunningCalls(dependencies: RunningCallsDependencies): RunningCalls {
  const { db, instanceId, engines, partners, allowance, admission, settings, clock, onTurn, log } = dependencies;
  const running = new Map<string, RunningCall>();
  const progressWriter = createProgressWriter(db);
  const pace = speakingPace();
  const taking = new Map<string, Promise<RunningCall | undefined>>();

  const take = async ({ uuid }: CallRow, lastFrame: number): Promise<RunningCall | undefined> => {
    const taken = await takeCall(db, uuid, instanceId);
    if (!taken) return undefined;
    const { call, lease } = taken;
    const turns = await findTurns(db, uuid);
    const partner = await partners.open(call);
    if (understands(engines.transcriber, call.language)) admission.enter(uuid);
    const begun: RunningCall = new RunningCall(
      {
        db,
        progressWriter,
        pace,
        engines,
        partner,
        allowance,
        settings,
        clock,
        onTurn,
        log,
        onOver() {
          if (running.get(uuid) === begun) running.delete(uuid);
          admission.leave(uuid);
        },
      },
      { call, lease, turns },
      lastFrame,
    );
    running.set(uuid, begun);
    return begun;
  };

  return {
    get count() {
      return running.size;
    },
    async join(call, line, hello) {
      const { uuid } = call;
      // Another instance may have taken it without this one having noticed yet.
      const here = call.instance === instanceId ? running.get(uuid) : undefined;
      if (!here && !taking.has(uuid))
        taking.set(
          uuid,
          take(call, hello.lastFrame).finally(() => taking.delete(uuid)),
        );
      const found = here ?? (await taking.get(uuid));
      found?.attach(line, hello);
      return found !== undefined;
    },
    look(callUuid) {
      if (callUuid !== undefined) return running.get(callUuid)?.look();
      for (const call of running.values()) call.look();
    },
    async hangUp(callUuid, why) {
      const call = running.get(callUuid);
      await call?.hangUp(why);
      return call !== undefined;
    },
    async release() {
      await Promise.all([...running.values()].map((call) => call.release()));
    },
  };
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callCloseCodes, type CallClientMessage, callProtocol, callSocketPath } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { type Clock } from '@greenroom/ports/clock';
import { opensConnection } from '@greenroom/audio';
import { type Sockets } from '@greenroom/ports/sockets';
import { callForm, type CallConnection } from './call-connection.ts';
import { findCall } from './calls.repository.ts';
import type { RunningCalls } from './running-calls.ts';

export interface CallSocketDependencies {
  db: Database;
  calls: RunningCalls;
  clock: Clock;
  isStopping(): boolean;
  stop(): Promise<void>;
  log: { warn(facts: object, message: string): void };
}

/** Opens the socket of calls. */
export function callSocket(sockets: Sockets, dependencies: CallSocketDependencies): void {
  const { clock, stop, log } = dependencies;
  sockets.open<CallClientMessage, Parameters<CallConnection['send']>[0]>({
    path: callSocketPath,
    form: callForm,
    admit: (line, hello, request) => admit(dependencies, line, hello, request),
    ...{ clock, stop, log },
  });
}

async function admit(
  { db, calls, isStopping }: CallSocketDependencies,
  line: CallConnection,
  hello: CallClientMessage,
  { params, log }: FastifyRequest,
): Promise<void> {
  if (hello.type !== 'hello') return line.close(callCloseCodes.flood);
  if (hello.version !== callProtocol) return line.close(callCloseCodes.protocol);
  const uuid = z.uuid().safeParse((params as { callUuid: string }).callUuid).data;
  const call = uuid === undefined ? undefined : await findCall(db, uuid);
  if (!call || !opensConnection(call.resumeHash, hello.token)) return line.close(callCloseCodes.refused);
  if (isStopping()) return line.close(callCloseCodes.goingAway);
  log.info({ call: call.uuid }, 'Page connected to its call');
  if (call.endedAt === null && (await calls.join(call, line, hello))) return;
  const { why, talkedMs } = (await findCall(db, call.uuid)) ?? call;
  line.send({ type: 'ended', why: why ?? 'hung-up', talkedMs, paywall: why === 'allowance-used' });
  line.close(callCloseCodes.ended);
}

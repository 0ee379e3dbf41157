import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { VoiceAllowance } from './call-partner.ts';
import { minutesLeft, ownCall } from './calls.policy.ts';
import { addAnalytics, endCall } from './calls.repository.ts';
import type { RunningCalls } from './running-calls.ts';
import { enginesIn, startCall, type StartCallDependencies } from './start-call.ts';

export interface CallsRoutesDependencies extends StartCallDependencies {
  allowance: VoiceAllowance;
  calls: RunningCalls;
}

export function callsRoutes(app: FastifyInstance, dependencies: CallsRoutesDependencies): void {
  const { db, notifications, allowance, calls } = dependencies;

  serve(app, contracts.callsStart, async ({ body, person, request }) => {
    const allowanceMs = await minutesLeft(allowance, person);
    const started = await startCall(dependencies, person, body, allowanceMs);
    request.log.info({ call: started.callUuid }, 'Call started');
    return started;
  });

  serve(app, contracts.callsEngines, async () => enginesIn(dependencies));

  serve(app, contracts.callsUpdate, async ({ params: { callUuid }, body, person }) => {
    await ownCall(db, callUuid, person);
    if (body.analytics) await addAnalytics(db, callUuid, body.analytics);
    // The instance that runs the call stores what was heard until now, then ends it.
    if (body.end && !(await calls.hangUp(callUuid, body.end)) && (await endCall(db, callUuid, body.end)))
      notifications.notify('calls', callUuid);
    const { uuid, conversationUuid, instructorSlug, startedAt, endedAt, why, talkedMs } = await ownCall(
      db,
      callUuid,
      person,
    );
    return {
      callUuid: uuid,
      conversationUuid,
      instructorSlug,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      why,
      talkedMs,
    };
  });
}

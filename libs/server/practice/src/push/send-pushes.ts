import { type Push, PushError } from '@greenroom/ports/push';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { deletePush, forgetDevice, putOff, takePush } from './devices.repository.ts';
import { openTarget } from './push-target.ts';

/** How long an instance may take to send a push before another may try. */
const leaseMs = 60_000;
const longestPauseMs = 15 * 60_000;

/**
 * Sends the due pushes to browsers, one by one. Each is reserved before it is sent and deleted afterwards, so that none
 * is lost if a server crashes; a push that is sent twice replaces the first on the screen. Devices that no longer exist
 * are deleted.
 */
export async function sendPushes(
  deps: Pick<PracticeDependencies, 'db' | 'secret' | 'log' | 'now'> & { push: Push },
): Promise<void> {
  const { db, push: service, secret, log, now } = deps;
  for (;;) {
    const taken = await takePush(db, now(), leaseMs);
    if (!taken) return;
    const { push, device } = taken;
    const target = device && openTarget(device.targetSealed, secret);
    const lasts = Math.floor((push.lastsUntil.getTime() - now().getTime()) / 1_000);
    if (!target || lasts <= 0) {
      await deletePush(db, push.uuid);
      continue;
    }
    try {
      await service.send(target, push.content, lasts);
      await deletePush(db, push.uuid);
    } catch (error) {
      const { trouble = 'unavailable', retryAfterSeconds } = error instanceof PushError ? error : {};
      log.warn({ err: error, push: push.uuid, attempts: push.attempts }, 'Push failed; retry unless refused or gone');
      if (trouble === 'gone') await forgetDevice(db, device.endpointHash);
      else if (trouble === 'refused') await deletePush(db, push.uuid);
      else {
        const pause = Math.min(30_000 * 2 ** (push.attempts - 1), longestPauseMs);
        await putOff(db, push.uuid, new Date(now().getTime() + Math.max(pause, (retryAfterSeconds ?? 0) * 1_000)));
      }
    }
  }
}

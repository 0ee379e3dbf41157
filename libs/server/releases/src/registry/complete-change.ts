import type { Queryable } from '@greenroom/database';
import { audit } from '@greenroom/identity';
import {
  changeRamp,
  deleteKilled,
  insertKilled,
  insertRamp,
  setDone,
  type StoredChange,
} from './registry.repository.ts';

/**
 * Marks a change done and applies its effects, once: later calls find it done and do nothing.
 * @param issued issue time of the document that contains it, in milliseconds since 1970
 */
export async function completeChange(tx: Queryable, change: StoredChange, issued: number): Promise<void> {
  if (!(await setDone(tx, change.number, issued))) return;
  const { app, at, version, why, what, byAccount, intent } = change;
  if (intent.ramp) await changeRamp(tx, intent.ramp, at);
  if (intent.begins) {
    const endedAt = intent.begins.state === 'done' ? at : null;
    await insertRamp(tx, { ...intent.begins, stepSince: at, begunAt: at, endedAt });
  }
  if (intent.kills !== undefined) await insertKilled(tx, { app, version: intent.kills, at, why });
  if (intent.removes) await deleteKilled(tx, app, intent.removes);
  const details = { app, what, ...(version !== null && { version }) };
  await audit(tx, { event: 'release-changed', accountUuid: byAccount ?? undefined, details });
}

import { ApiFailure, localTime, type Practice, type PracticeChoice } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { PushTarget } from '@greenroom/ports/push';
import { hashToken } from '@greenroom/crypto';
import { signedInAccount } from '@greenroom/identity';
import type { Person } from '@greenroom/access';
import { nextReminder } from './domain/reminders.ts';
import { changePlan, changeStep, deletePlan, insertPlan, lockPlan, type PlanRow } from './practice.repository.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { presentPlan } from './present-plan.ts';
import { findDevices, forgetDevice, keepDevice } from './push/devices.repository.ts';
import { encryptTarget } from './push/push-target.ts';
import { thisWeek } from './this-week.ts';

/** The caller, and the language of the answer. */
interface Asker {
  person: Person;
  language: 'en' | 'de';
}

type Change = (tx: Queryable, plan: PlanRow | undefined) => Promise<PlanRow | undefined>;

/** Reads a person's plan with the steps of the current week. Reading it counts as being back, so reminders resume. */
export const readPlan = (deps: PracticeDependencies, asker: Asker) => withPlan(deps, asker, async (_, plan) => plan);

/** Starts a plan, or changes its days, hour and reminders. */
export function savePlan(deps: PracticeDependencies, asker: Asker, choice: PracticeChoice): Promise<Practice> {
  const days = choice.days.toSorted((one, other) => one - other);
  const change = { ...choice, days, locale: asker.language };
  return withPlan(deps, asker, async (tx, plan) => {
    const { ownerId } = asker.person;
    const begunOn = localTime(deps.now(), choice.timeZone).day;
    const opensAll = opensAllTo(deps, asker.person);
    const made = plan ? undefined : await insertPlan(tx, { ownerId, begunOn, opensAll, ...change });
    if (made) return made;
    await changePlan(tx, ownerId, change);
    return lockPlan(tx, ownerId);
  });
}

/**
 * Marks a step as open, done or skipped.
 * @throws ApiFailure `not_found` if the step is not one of the caller's
 */
export function answerStep(
  deps: PracticeDependencies,
  asker: Asker,
  { stepUuid, state }: { stepUuid: string; state: 'open' | 'done' | 'skipped' },
): Promise<Practice> {
  return withPlan(deps, asker, async (tx, plan) => {
    const step = { uuid: stepUuid, ownerId: asker.person.ownerId };
    if (!plan || !(await changeStep(tx, step, { state, byItself: false })))
      throw new ApiFailure('not_found', 'There is no such step');
    return plan;
  });
}

/** Deletes the plan and everything that belongs to it. */
export const stopPlan = (deps: PracticeDependencies, asker: Asker) =>
  withPlan(deps, asker, async (tx) => {
    await deletePlan(tx, asker.person.ownerId);
    return undefined;
  });

/**
 * Registers a browser for push reminders.
 * @throws ApiFailure `not_found` without a plan, `bad_request` if the endpoint is not a push service's address
 */
export function keepPushDevice(deps: PracticeDependencies, asker: Asker, target: PushTarget): Promise<Practice> {
  if (!deps.push.accepts(target.endpoint)) throw new ApiFailure('bad_request', 'This is no address of a push service');
  return withPlan(deps, asker, async (tx, plan) => {
    if (!plan) throw new ApiFailure('not_found', 'There is no plan to be reminded of');
    const { sessionUuid } = signedInAccount(asker.person);
    const { ownerId } = plan;
    await keepDevice(tx, { ...encryptTarget(target, deps.secret), ownerId, sessionUuid, createdAt: deps.now() });
    return plan;
  });
}

export const forgetPushDevice = (deps: PracticeDependencies, asker: Asker, endpoint: string) =>
  withPlan(deps, asker, async (tx, plan) => {
    await forgetDevice(tx, hashToken(endpoint), asker.person.ownerId);
    return plan;
  });

async function withPlan(deps: PracticeDependencies, { person, language }: Asker, change: Change): Promise<Practice> {
  const { email, emailConfirmed } = signedInAccount(person);
  const now = deps.now();
  const publicKey = await deps.push.publicKey();
  const { plan, devices } = await deps.db.transaction(async (tx) => {
    const found = await change(tx, await lockPlan(tx, person.ownerId));
    if (!found) return { plan: null, devices: [] };
    const devices = await findDevices(tx, person.ownerId);
    const back = { opensAll: opensAllTo(deps, person), unanswered: 0 };
    const wanted = found.byMail || devices.length > 0;
    const current = { ...found, ...back, nextReminderAt: nextReminder({ ...found, ...back, wanted }, now) };
    const { opensAll, unanswered, nextReminderAt } = current;
    await changePlan(tx, person.ownerId, { opensAll, unanswered, nextReminderAt });
    const inside = { ...deps, db: tx };
    const week = await thisWeek(inside, current, now);
    const asked = { language, library: deps.rightsOf(person).library, now };
    return { plan: await presentPlan(inside, current, week, asked), devices };
  });
  const push = { publicKey, devices: devices.map(({ endpointHash }) => endpointHash) };
  return { plan, mailTo: emailConfirmed ? email : null, push };
}

const opensAllTo = ({ rightsOf }: Pick<PracticeDependencies, 'rightsOf'>, person: Person) => {
  const { roleplay, library } = rightsOf(person);
  return roleplay === 'allowed' && library === 'all';
};

import { pathTo } from '@greenroom/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import type { AccountRow } from '@greenroom/identity';
import { latestMs, nextReminder, reminderNow } from './domain/reminders.ts';
import { changePlan, findDue, type PlanRow, type StepRow, takePlan } from './practice.repository.ts';
import { inLanguage, type Language, sceneTitle } from '@greenroom/content';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { findDevices, queuePush } from './push/devices.repository.ts';
import { pushWords } from './push/push-words.ts';
import { sendPushes } from './push/send-pushes.ts';
import { oneClickLink, reminderToken } from './reminder-links.ts';
import { thisWeek } from './this-week.ts';

const mostAtOnce = 500;

/**
 * Sends all reminders that are due. Queueing a reminder's mail and recording it happen in one transaction, so each is
 * sent once despite crashes and concurrent instances. A failure of one plan is logged and does not stop the others.
 */
export async function remindOfPractice(deps: PracticeDependencies): Promise<void> {
  const now = deps.now();
  for (const ownerId of await findDue(deps.db, now, mostAtOnce)) {
    await deps.db
      .transaction(async (tx) => remindOne(deps, tx, ownerId, now))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'A practice reminder failed; retrying at the next run'));
  }
  await deps.identity.sendMails();
  await sendPushes(deps);
}

async function remindOne(deps: PracticeDependencies, tx: Queryable, ownerId: string, now: Date): Promise<void> {
  const plan = await takePlan(tx, ownerId);
  // Another instance is sending it or has sent it.
  if (!plan?.nextReminderAt || plan.nextReminderAt > now) return;
  const [account] = await tx.select().from(accounts).where(eq(accounts.uuid, ownerId));
  const { steps, didSomething } = await thisWeek({ ...deps, db: tx }, plan, now);
  const open = steps.filter(({ state }) => state === 'open');
  const here = account !== undefined && account.deletedFrom === null;
  const devices = here ? await findDevices(tx, ownerId) : [];
  const byMail = here && plan.byMail && account.emailConfirmedAt !== null;
  const unanswered = didSomething ? 0 : plan.unanswered;
  const reminded = { ...plan, unanswered, wanted: plan.byMail || devices.length > 0 };
  const due =
    byMail || devices.length > 0
      ? reminderNow(reminded, { dueAt: plan.nextReminderAt, now, stepsOpen: open.length })
      : undefined;
  const change = due ? { unanswered: unanswered + 1, remindedOn: due.day } : { unanswered };
  await changePlan(tx, ownerId, { ...change, nextReminderAt: nextReminder({ ...reminded, ...change }, now) });
  if (!due || !account) return;
  const told = { account, plan, step: open[0]!, last: due.last };
  if (byMail) await queueMail(deps, tx, told);
  const { catalogue } = deps;
  const words = pushWords[account.locale ?? plan.locale](
    titleOf(catalogue, told.step, account.locale ?? plan.locale),
    due.last,
  );
  const content = { ...words, path: pathTo('practice'), topic: 'practice' };
  // A browser that is offline until then does not get the reminder.
  const lastsUntil = new Date(plan.nextReminderAt.getTime() + latestMs);
  for (const device of devices) await queuePush(tx, device, { content, now, lastsUntil });
}

async function queueMail(
  { identity: { mails }, catalogue, secret }: PracticeDependencies,
  tx: Queryable,
  { account, plan, step, last }: { account: AccountRow; plan: PlanRow; step: StepRow; last: boolean },
): Promise<void> {
  const token = reminderToken(account.uuid, secret);
  await mails.queue(
    tx,
    { ...account, locale: account.locale ?? plan.locale },
    {
      template: 'practice-reminder',
      name: account.name,
      step: step.kind,
      title: titleOf(catalogue, step, account.locale ?? plan.locale),
      last,
      link: mails.pageLink('practice'),
      stop: mails.tokenLink('reminders', token),
      oneClick: oneClickLink(mails.origin(), token),
    },
  );
}

/** Returns a step's title. It contains nothing private, because it may be read on a screen that others see. */
function titleOf(
  { coaches, coach, scenes }: PracticeDependencies['catalogue'],
  { kind, subject }: StepRow,
  language: Language,
): string {
  if (kind === 'coach') return coach(subject)?.name ?? '';
  if (kind === 'scene') {
    const scene = scenes.scene(subject);
    return scene ? sceneTitle(scene, language) : '';
  }
  const item = coaches.flatMap(({ shelf }) => shelf).find(({ uuid }) => uuid === subject);
  return item ? inLanguage(item, language).title : '';
}

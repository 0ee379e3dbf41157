import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { ProviderEvent } from '@greenroom/ports/payments';
import { payers, pendingProjections } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { mergeWaiting } from './merge-waiting.ts';
import { freeFor } from './payer-lease.ts';
import { lookAtPayer } from './reconcile-subscription.ts';
import { storeEvents } from './store-events.ts';

/**
 * Payers that one instance projects concurrently: at about four calls each, this stays well below the provider's rate
 * limit.
 */
const atOnce = 4;

export interface EventInbox {
  /**
   * Stores an event, which can be acknowledged afterwards. Events that arrive during a write are stored together in the
   * next one.
   */
  store(event: ProviderEvent): Promise<void>;
  /** Projects the payers of stored events. Payers that cannot be read now are left for the next run. */
  projectPending(): Promise<void>;
  /** Starts projecting stored events in the background, beginning with those that an earlier process left. */
  start(): { stop(): Promise<void> };
}

/** Creates the inbox for the provider's events: it stores them at once and projects them soon after. */
export function createEventInbox(deps: CommerceDependencies): EventInbox {
  const { db, log } = deps;
  const stored = mergeWaiting<ProviderEvent>();
  const projected = mergeWaiting<never>();
  let started = false;
  let waking: Promise<void> | undefined;

  const projectPending = () => projected('pending', [], () => projectAll(deps));
  /** One purchase has several events: those of the same moment are projected together. */
  const wake = () => {
    if (!started || waking) return;
    waking = deps.gather().then(async () => {
      waking = undefined;
      if (!started) return;
      await projectPending();
      if (await isPending(deps)) wake();
    });
    waking.catch((error: unknown) =>
      log.warn({ err: error }, 'Projecting stored payment events failed; the next sweep retries'),
    );
  };

  return {
    async store(event) {
      await stored('events', [event], (events) => storeEvents(db, events));
      wake();
    },
    projectPending,
    start() {
      started = true;
      wake();
      return {
        async stop() {
          started = false;
          await projected('pending', [], async () => {}).catch(() => {});
        },
      };
    },
  };
}

/** Whether a payer is pending because another instance was reading it. */
async function isPending({ db, instance }: CommerceDependencies): Promise<boolean> {
  const found = await db
    .select({ uuid: payers.uuid })
    .from(pendingProjections)
    .innerJoin(payers, eq(payers.uuid, pendingProjections.payerUuid))
    .where(sql`not (${freeFor(instance)})`)
    .limit(1);
  return found.length > 0;
}

async function projectAll(deps: CommerceDependencies): Promise<void> {
  const left: string[] = [];
  for (;;) {
    const due = await pendingPayers(deps, left);
    if (due.length === 0) break;
    await Promise.all(
      due.map(async (payerUuid) => {
        await lookAtPayer(deps, payerUuid).catch((error: unknown) => {
          left.push(payerUuid);
          deps.log.warn({ err: error, payer: payerUuid }, 'Projecting a payer failed; the next sweep retries');
        });
      }),
    );
  }
  void deps.identity.sendMails().catch(() => {});
}

/** Returns payers with unprojected events that no other instance is reading. */
async function pendingPayers({ db, instance }: CommerceDependencies, left: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ payerUuid: pendingProjections.payerUuid })
    .from(pendingProjections)
    .innerJoin(payers, eq(payers.uuid, pendingProjections.payerUuid))
    .where(and(freeFor(instance), left.length > 0 ? notInArray(pendingProjections.payerUuid, [...left]) : undefined))
    .limit(atOnce);
  return found.map(({ payerUuid }) => payerUuid);
}

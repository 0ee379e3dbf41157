import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { addIntervals } from '../../billing/intervals.ts';
import { flag, ignored, count, integer, invalidRequest, metadata, text } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { prorationBehavior } from '../subscriptions/subscription-params.ts';
import { newPhase, type Phase } from './new-schedule.ts';

type Schedule = Kinds['subscription_schedule'];

/** The parameters of a phase. */
export const askedPhase = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: count.default(1) })).min(1),
  start_date: z.union([z.literal('now'), integer]).optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.default(1) })
    .optional(),
  proration_behavior: prorationBehavior.default('create_prorations'),
  metadata: metadata.optional(),
  billing_cycle_anchor: ignored.optional(),
  /** The whole phase counts as a trial. */
  trial: flag.default(false),
});

/** Builds the phases of a schedule. They follow each other without a gap, and the current one stays unchanged. */
export async function changedPhases(
  store: ObjectStore,
  schedule: Schedule,
  asked: readonly z.output<typeof askedPhase>[],
): Promise<Phase[]> {
  const at = await store.momentOf(schedule.customer);
  const { currency } = schedule.phases[0]!;
  const phases: Phase[] = [];
  for (const { items, start_date: from, end_date: until, duration, trial, proration_behavior: prorations } of asked) {
    for (const { price } of items) await store.get('price', price, 'phases[0][items][0][price]');
    const start = from === 'now' ? at : (from ?? phases.at(-1)?.end_date ?? schedule.current_phase!.start_date);
    const end =
      until ?? (duration && addIntervals(start, { interval: duration.interval, count: duration.interval_count }, 1));
    if (end === undefined || end <= start)
      throw invalidRequest('A phase needs an end_date after its start, or a duration.', {
        param: `phases[${phases.length}][end_date]`,
      });
    if (phases.length > 0 && start !== phases.at(-1)!.end_date)
      throw invalidRequest('Phases have to follow each other.', { param: `phases[${phases.length}][start_date]` });
    phases.push({
      ...newPhase(currency, items, { start_date: start, end_date: end }, prorations),
      trial_end: trial ? end : null,
    });
  }
  const running = schedule.phases.find(({ start_date: start }) => start === schedule.current_phase?.start_date);
  const [first] = phases;
  if (first!.start_date !== running!.start_date || first!.items[0]!.price !== running!.items[0]!.price)
    throw invalidRequest('The sandbox changes phases to come, and no running one.', { param: 'phases[0]' });
  return phases;
}

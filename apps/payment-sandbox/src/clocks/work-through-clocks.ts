import type { FastifyBaseLogger } from 'fastify';
import { type SandboxContext, withStore } from '../store/with-store.ts';
import { workThroughDue } from './work-through-due.ts';

/** Advances the test clocks that are `advancing`, with all changes that are due until their target. */
export async function workThroughClocks(context: SandboxContext, log: FastifyBaseLogger): Promise<void> {
  const clocks = await withStore(context, (store) =>
    store.list('test_helpers.test_clock', { has: { status: 'advancing' } }),
  );
  for (const { id, status_details: details } of clocks) {
    const until = details.advancing!.target_frozen_time;
    await workThroughDue(context, log, { clock: id, until });
    await withStore(context, async (store) => {
      const clock = await store.get('test_helpers.test_clock', id);
      const ready = { status: 'ready', status_details: {}, frozen_time: until };
      await store.change('test_helpers.test_clock', clock, ready, 'test_helpers.test_clock.ready');
    });
  }
}

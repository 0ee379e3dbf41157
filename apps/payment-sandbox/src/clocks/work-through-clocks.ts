import type { FastifyBaseLogger } from 'fastify';
import { type Ground, withBooks } from '../books/with-books.ts';
import { workThroughDue } from './work-through-due.ts';

/** Advances the test clocks that are `advancing`, with all changes that are due until their target. */
export async function workThroughClocks(ground: Ground, log: FastifyBaseLogger): Promise<void> {
  const clocks = await withBooks(ground, (books) =>
    books.list('test_helpers.test_clock', { has: { status: 'advancing' } }),
  );
  for (const { id, status_details: details } of clocks) {
    const until = details.advancing!.target_frozen_time;
    await workThroughDue(ground, log, { clock: id, until });
    await withBooks(ground, async (books) => {
      const clock = await books.get('test_helpers.test_clock', id);
      const ready = { status: 'ready', status_details: {}, frozen_time: until };
      await books.change('test_helpers.test_clock', clock, ready, 'test_helpers.test_clock.ready');
    });
  }
}

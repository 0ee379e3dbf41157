import { desc, eq, inArray } from 'drizzle-orm';
import { sandboxDeliveries, sandboxEvents } from '../sandbox.tables.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { html, type Html } from './html.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

/** Lists events, newest first, with their deliveries. */
export async function eventsTable(
  { tx }: ObjectStore,
  { customer, limit }: { customer?: string; limit: number },
): Promise<Html> {
  const events = await tx
    .select()
    .from(sandboxEvents)
    .where(customer === undefined ? undefined : eq(sandboxEvents.customer, customer))
    .orderBy(desc(sandboxEvents.place))
    .limit(limit);
  const ids = events.map(({ id }) => id);
  const deliveries =
    ids.length === 0 ? [] : await tx.select().from(sandboxDeliveries).where(inArray(sandboxDeliveries.eventId, ids));
  const rows = events.map(
    ({ id, type, about, created }) =>
      html`<tr>
        <td>${shownTime(created)}</td>
        <td>${type}<br /><code>${about}</code></td>
        <td>
          ${deliveries
            .filter(({ eventId }) => eventId === id)
            .map(({ status, attempts, answer }) => html`<div>${shownStatus(status)} ${tries(attempts, answer)}</div>`)}
        </td>
      </tr>`,
  );
  return table(['At', 'Event', 'Webhooks'], rows, 'Nothing was told yet.');
}

function tries(attempts: number, answer: number | null): string {
  const times = attempts === 1 ? 'at the first try' : `after ${attempts} tries`;
  return attempts === 0 ? '' : `${times}${answer === null ? '' : `, answered ${answer}`}`;
}

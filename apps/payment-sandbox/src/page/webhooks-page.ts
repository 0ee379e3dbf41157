import { desc, eq, inArray } from 'drizzle-orm';
import type { ObjectStore } from '../store/object-store.ts';
import { sandboxDeliveries, sandboxEvents } from '../sandbox.tables.ts';
import { StripeFailure } from '../wire/failure.ts';
import { html, type Html } from './html.ts';
import { base, navigation } from './navigation.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

const most = 100;

/** Lists the webhook endpoints, and the events with their deliveries. */
export async function webhooksPage(store: ObjectStore, fixed: ReadonlyMap<string, string>): Promise<Html> {
  const own = await store.list('webhook_endpoint');
  const endpoints = [
    ...[...fixed].map(
      ([, url]) =>
        html`<tr>
          <td>${url}</td>
          <td>set when the sandbox was started</td>
          <td>–</td>
        </tr>`,
    ),
    ...own.map(
      ({ id, url, status, enabled_events: events }) =>
        html`<tr>
          <td>${url}<br /><code>${id}</code></td>
          <td>${events.join(', ')}</td>
          <td>${shownStatus(status)}</td>
        </tr>`,
    ),
  ];
  const events = await store.tx.select().from(sandboxEvents).orderBy(desc(sandboxEvents.place)).limit(most);
  const deliveries = await deliveriesOf(
    store,
    events.map(({ id }) => id),
  );
  const rows = events.map(({ id, type, about, created }) => {
    const statuses = deliveries.filter(({ eventId }) => eventId === id).map(({ status }) => status);
    return html`<tr>
      <td>${shownTime(created)}</td>
      <td><a href="${base}/webhooks/${id}">${type}</a><br /><code>${about}</code></td>
      <td>${statuses.length === 0 ? 'to nobody' : statuses.map((one) => html`<div>${shownStatus(one)}</div>`)}</td>
    </tr>`;
  });
  return html`${navigation('Webhooks')}
    <h1>Webhooks</h1>
    <h2>Endpoints</h2>
    ${table(['Address', 'Events', 'Status'], endpoints, 'Nobody listens.')}
    <h2>Events</h2>
    ${table(['At', 'Event', 'Deliveries'], rows, 'Nothing was told yet.')}`;
}

/**
 * Shows the body of an event, and its deliveries with a button to resend each. @throws StripeFailure for an unknown
 * event
 */
export async function eventPage(store: ObjectStore, id: string): Promise<Html> {
  const [event] = await store.tx.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
  if (!event) throw notThere(id);
  const rows = (await deliveriesOf(store, [id])).map(
    ({ id: delivery, endpoint, status, attempts, answer, due }) =>
      html`<tr>
        <td><code>${endpoint}</code></td>
        <td>${shownStatus(status)}</td>
        <td class="number">${attempts}</td>
        <td>${answer ?? '–'}</td>
        <td>${status === 'waiting' ? shownTime(due) : '–'}</td>
        <td>
          <form method="post" action="${base}/webhooks/${id}/deliveries/${delivery}">
            <button>Send again</button>
          </form>
        </td>
      </tr>`,
  );
  return html`${navigation(null)}
    <h1>${event.type}</h1>
    <p><code>${id}</code> of ${shownTime(event.created)}</p>
    <h2>Deliveries</h2>
    ${table(['Endpoint', 'Status', 'Tries', 'Answered', 'Next try', 'Send'], rows, 'It goes to nobody.')}
    <h2>As it is sent</h2>
    <pre class="scroll" tabindex="0">${JSON.stringify(event.json, null, 2)}</pre>`;
}

/** Schedules a delivery again, with the retries of a new one. @throws StripeFailure for an unknown delivery */
export async function sendAgain({ tx, wallClock }: ObjectStore, eventId: string, id: string): Promise<void> {
  const [again] = await tx
    .update(sandboxDeliveries)
    .set({ status: 'waiting', due: wallClock, since: wallClock })
    .where(eq(sandboxDeliveries.id, id))
    .returning();
  if (again?.eventId !== eventId) throw notThere(id);
}

async function deliveriesOf({ tx }: ObjectStore, eventIds: string[]) {
  if (eventIds.length === 0) return [];
  return tx.select().from(sandboxDeliveries).where(inArray(sandboxDeliveries.eventId, eventIds));
}

const notThere = (id: string) =>
  new StripeFailure(
    { type: 'invalid_request_error', code: 'resource_missing', message: `No such event: '${id}'` },
    { status: 404 },
  );

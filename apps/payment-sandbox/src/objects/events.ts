import { and, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxDeliveries, sandboxEvents } from '../sandbox.tables.ts';
import { expand, flag, listOf, missing, paging, range, route, text } from '../wire/index.ts';

const path = '/v1/events';
const { id: idColumn, json, place, type, created } = sandboxEvents;

const listing = z.strictObject({
  ...paging,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  created: range.optional(),
  delivery_success: flag.optional(),
});

/** The number of endpoints that have not received an event. */
const waiting = sql<number>`(select count(*)::integer from ${sandboxDeliveries}
  where ${sandboxDeliveries.eventId} = ${idColumn} and ${sandboxDeliveries.status} <> 'delivered')`;

/** https://docs.stripe.com/api/events */
export const eventRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), async ({ tx }, _, id) => {
    const [row] = await tx.select({ json, waiting }).from(sandboxEvents).where(eq(idColumn, id));
    if (row === undefined) throw missing('event', id);
    return shown(row);
  }),

  route('GET', path, listing, async ({ tx }, params) => {
    const { starting_after: after, ending_before: before, types = params.type ? [params.type] : undefined } = params;
    const moments = typeof params.created === 'number' ? { gte: params.created, lte: params.created } : params.created;
    const placeOf = (one: string) => sql`(select ${place} from ${sandboxEvents} where ${idColumn} = ${one})`;
    const rows = await tx
      .select({ json, waiting })
      .from(sandboxEvents)
      .where(
        and(
          after === undefined ? undefined : lt(place, placeOf(after)),
          before === undefined ? undefined : gt(place, placeOf(before)),
          types && inArray(type, types),
          moments?.gt === undefined ? undefined : gt(created, moments.gt),
          moments?.gte === undefined ? undefined : gte(created, moments.gte),
          moments?.lt === undefined ? undefined : lt(created, moments.lt),
          moments?.lte === undefined ? undefined : lte(created, moments.lte),
          params.delivery_success === undefined
            ? undefined
            : params.delivery_success
              ? sql`${waiting} = 0`
              : sql`${waiting} > 0`,
        ),
      )
      .orderBy(desc(place))
      .limit(params.limit + 1);
    return listOf(rows.slice(0, params.limit).map(shown), path, rows.length > params.limit);
  }),
];

function shown({ json: event, waiting: count }: { json: unknown; waiting: number }) {
  return { ...(event as { object: string }), pending_webhooks: count };
}

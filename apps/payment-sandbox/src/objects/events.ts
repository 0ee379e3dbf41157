import { and, asc, desc, eq, gt, gte, inArray, like, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxEvents } from '../sandbox.tables.ts';
import { undelivered } from '../webhooks/undelivered.ts';
import { expand, flag, invalidRequest, listOf, missing, paging, range, route, text } from '../wire/index.ts';

const path = '/v1/events';
const { id: idColumn, json, place, type, created } = sandboxEvents;

const listing = z.strictObject({
  ...paging,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  created: range.optional(),
  delivery_success: flag.optional(),
});

/** https://docs.stripe.com/api/events */
export const eventRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), async ({ tx }, _, id) => {
    const [row] = await tx.select({ json, undelivered }).from(sandboxEvents).where(eq(idColumn, id));
    if (row === undefined) throw missing('event', id);
    return shown(row);
  }),

  route('GET', path, listing, async ({ tx }, params) => {
    const { starting_after: after, ending_before: before, type: pattern, types } = params;
    if (pattern !== undefined && types !== undefined)
      throw invalidRequest('You may only specify one of these parameters: type, types.', { param: 'types' });
    for (const [param, one] of Object.entries({ starting_after: after, ending_before: before }))
      if (one !== undefined && (await tx.select({ json }).from(sandboxEvents).where(eq(idColumn, one))).length === 0)
        throw missing('event', one, param);
    const moments = typeof params.created === 'number' ? { gte: params.created, lte: params.created } : params.created;
    const placeOf = (one: string) => sql`(select ${place} from ${sandboxEvents} where ${idColumn} = ${one})`;
    const rows = await tx
      .select({ json, undelivered })
      .from(sandboxEvents)
      .where(
        and(
          after === undefined ? undefined : lt(place, placeOf(after)),
          before === undefined ? undefined : gt(place, placeOf(before)),
          types && inArray(type, types),
          pattern === undefined ? undefined : like(type, asLike(pattern)),
          moments?.gt === undefined ? undefined : gt(created, moments.gt),
          moments?.gte === undefined ? undefined : gte(created, moments.gte),
          moments?.lt === undefined ? undefined : lt(created, moments.lt),
          moments?.lte === undefined ? undefined : lte(created, moments.lte),
          params.delivery_success === undefined
            ? undefined
            : params.delivery_success
              ? sql`${undelivered} = 0`
              : sql`${undelivered} > 0`,
        ),
      )
      .orderBy(before === undefined ? desc(place) : asc(place))
      .limit(params.limit + 1);
    const found = rows.slice(0, params.limit);
    const newestFirst = before === undefined ? found : found.toReversed();
    return listOf(newestFirst.map(shown), path, rows.length > params.limit);
  }),
];

/** Converts a group of types such as `customer.*` to a pattern of SQL. */
const asLike = (pattern: string) => pattern.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%');

function shown({ json: event, undelivered: count }: { json: unknown; undelivered: number }) {
  return { ...(event as { object: string }), pending_webhooks: count };
}

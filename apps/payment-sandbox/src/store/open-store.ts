import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '@greenroom/database';
import { sandboxObjects } from '../sandbox.tables.ts';
import { missing } from '../wire/failure.ts';
import { type Kind, type Kinds, prefixes } from '../wire/kinds.ts';
import { newId } from '../wire/new-id.ts';
import type { FixedEndpoints } from '../webhooks/find-endpoints.ts';
import { putEvent } from '../webhooks/put-event.ts';
import type { ObjectStore, ListQuery } from './object-store.ts';
import { dueOf } from './due-of.ts';
import { hide } from './hide.ts';

export interface StoreOptions {
  tx: Queryable;
  /** In seconds. */
  wallClock: number;
  site: string;
  afterLastTry: ObjectStore['afterLastTry'];
  /** Endpoints from the sandbox's options, by their name in deliveries. */
  fixedEndpoints: FixedEndpoints;
  request: { id: string | null; idempotencyKey: string | null };
  /** Set while due changes are processed. */
  moment?: number;
}

const { id, kind: kindColumn, customer: customerColumn, json, place, created } = sandboxObjects;

/** Opens the store on a transaction that holds the lock. */
export function openStore(options: StoreOptions): ObjectStore {
  const { tx, wallClock, site, afterLastTry, fixedEndpoints, request, moment } = options;

  const find: ObjectStore['find'] = async <K extends Kind>(kind: K, wanted: string) => {
    const [row] = await tx
      .select({ json })
      .from(sandboxObjects)
      .where(and(eq(id, wanted), eq(kindColumn, kind)));
    return row?.json as Kinds[K] | undefined;
  };

  const momentOf = async (customer: string | null | undefined) => {
    if (moment !== undefined) return moment;
    const clock = await clockOf(customer);
    return clock === null ? wallClock : (await find('test_helpers.test_clock', clock))!.frozen_time;
  };

  const clockOf = async (customer: string | null | undefined) =>
    customer ? ((await find('customer', customer))?.test_clock ?? null) : null;

  const store: ObjectStore = {
    wallClock,
    tx,
    site,
    afterLastTry,
    find,
    momentOf,
    at: (other) => openStore({ ...options, moment: other }),

    async get(kind, wanted, param) {
      const found = await find(kind, wanted);
      // A deleted object can be read, but not used as a parameter.
      const gone = param !== undefined && found !== undefined && 'deleted' in found;
      if (found === undefined || gone) throw missing(kind, wanted, param);
      return found;
    },

    list: (kind, query) => listObjects(tx, kind, query),

    async put(kind, object) {
      const customer = ownerOf(kind, object);
      const row = {
        kind,
        customer,
        clock: await clockOf(customer),
        json: object,
        due: dueOf(kind, object),
        created: createdOf(object) ?? (await momentOf(customer)),
      };
      await tx
        .insert(sandboxObjects)
        .values({ id: object.id, ...row })
        .onConflictDoUpdate({ target: id, set: { ...row, version: sql`${sandboxObjects.version} + 1` } });
      return object;
    },

    async create(kind, object, event = `${eventName(kind)}.created`) {
      await store.put(kind, object);
      await store.emit(event, kind, object);
      return object;
    },

    async change(kind, object, changes, event = `${eventName(kind)}.updated`) {
      const changed = { ...object, ...changes };
      const previous = previousOf(kind, object, changed);
      await store.put(kind, changed);
      if (Object.keys(previous).length > 0) await store.emit(event, kind, changed, previous);
      return changed;
    },

    async emit(type, kind, object, previous) {
      const customer = ownerOf(kind, object);
      const at = moment ?? (await momentOf(customer));
      await putEvent(tx, {
        type,
        about: object.id,
        customer,
        object: hide(kind, object),
        previous,
        created: at,
        wallClock,
        request,
        fixedEndpoints,
      });
    },

    async remove(kind, wanted) {
      await tx.delete(sandboxObjects).where(and(eq(id, wanted), eq(kindColumn, kind)));
    },

    async account() {
      const [known] = await store.list('account', { limit: 1 });
      return known ?? store.put('account', newAccount(wallClock));
    },
  };
  return store;
}

/** See `ObjectStore.list`. */
async function listObjects<K extends Kind>(tx: Queryable, kind: K, query: ListQuery = {}): Promise<Kinds[K][]> {
  const { customer, has, startingAfter, endingBefore, created: range, limit } = query;
  const placeOf = (one: string) => sql`(select ${place} from ${sandboxObjects} where ${id} = ${one})`;
  const rows = await tx
    .select({ json })
    .from(sandboxObjects)
    .where(
      and(
        eq(kindColumn, kind),
        customer === undefined ? undefined : eq(customerColumn, customer),
        has === undefined ? undefined : sql`${json} @> ${JSON.stringify(has)}::jsonb`,
        query.exists ? sql`not (${json} ? 'deleted')` : undefined,
        startingAfter === undefined ? undefined : lt(place, placeOf(startingAfter)),
        endingBefore === undefined ? undefined : gt(place, placeOf(endingBefore)),
        range?.gt === undefined ? undefined : gt(created, range.gt),
        range?.gte === undefined ? undefined : gte(created, range.gte),
        range?.lt === undefined ? undefined : lt(created, range.lt),
        range?.lte === undefined ? undefined : lte(created, range.lte),
      ),
    )
    .orderBy(endingBefore === undefined ? desc(place) : asc(place))
    .limit(limit ?? 1_000_000);
  const found = rows.map((row) => row.json as Kinds[K]);
  return endingBefore === undefined ? found : found.toReversed();
}

/** A few kinds have event names of their own. https://docs.stripe.com/api/events/types */
function eventName(kind: Kind): string {
  const own: Partial<Record<Kind, string>> = {
    dispute: 'charge.dispute',
    subscription: 'customer.subscription',
    tax_id: 'customer.tax_id',
  };
  return own[kind] ?? kind;
}

function ownerOf(kind: Kind, object: object & { id: string }): string | null {
  if (kind === 'customer') return object.id;
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
}

function createdOf(object: object): number | undefined {
  return 'created' in object && typeof object.created === 'number' ? object.created : undefined;
}

/** Returns the previous values of the changed fields, for the event. */
function previousOf<K extends Kind>(kind: K, object: Kinds[K], changed: Kinds[K]): object {
  return Object.fromEntries(
    Object.entries(hide(kind, object)).filter(([name, was]) => !isDeepStrictEqual(was, changed[name as keyof object])),
  );
}

function newAccount(created: number): Kinds['account'] {
  return {
    id: newId(prefixes.account),
    object: 'account',
    created,
    fingerprintKey: randomBytes(32).toString('hex'),
    invoiceNumber: 0,
  };
}

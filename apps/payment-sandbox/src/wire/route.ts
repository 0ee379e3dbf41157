import type { z } from 'zod';
import type { ObjectStore, ListQuery } from '../store/object-store.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { paging, range } from './params.ts';

/** The result of a call: an object, or a list of them. */
export type Answered = { object: string };

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` in place of the id. */
  path: string;
  params: z.ZodType;
  run(store: ObjectStore, params: never, id: string, below: string): Promise<Answered>;
}

/**
 * Defines a route of the API.
 * @param path with `:id`, and `:below` for an object that belongs to it
 */
export function route<T extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: T,
  run: (store: ObjectStore, params: z.output<T>, id: string, below: string) => Promise<Answered>,
): Route {
  return { method, path, params, run };
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export function listOf<T>(data: T[], url: string, hasMore = false): List<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

type Paging = z.output<z.ZodObject<typeof paging>> & { created?: z.output<typeof range> | undefined };

/** Returns one page of a kind, newest first. https://docs.stripe.com/api/pagination */
export async function page<K extends Kind>(
  store: ObjectStore,
  kind: K,
  url: string,
  { limit, starting_after: startingAfter, ending_before: endingBefore, created }: Paging,
  query: Pick<ListQuery, 'customer' | 'exists' | 'has'> = {},
): Promise<List<Kinds[K]>> {
  if (startingAfter !== undefined) await store.get(kind, startingAfter, 'starting_after');
  if (endingBefore !== undefined) await store.get(kind, endingBefore, 'ending_before');
  const found = await store.list(kind, {
    ...query,
    has: query.has && Object.fromEntries(Object.entries(query.has).filter(([, value]) => value !== undefined)),
    startingAfter,
    endingBefore,
    created: typeof created === 'number' ? { gte: created, lte: created } : created,
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const data = endingBefore === undefined ? found.slice(0, limit) : found.slice(-limit);
  return listOf(data, url, hasMore);
}

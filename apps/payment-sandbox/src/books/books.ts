import type { Queryable } from '@greenroom/database';
import type { Kind, Kinds } from '../wire/kinds.ts';

export interface ListQuery {
  customer?: string | undefined;
  /** What their JSON has. */
  has?: Readonly<Record<string, unknown>> | undefined;
  /** Leaves out what is deleted. */
  exists?: boolean | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
  /** By default all. */
  limit?: number;
}

/**
 * Everything that the sandbox knows, within one transaction that no other runs beside. Objects are what goes over the
 * wire, with nothing expanded.
 */
export interface Books {
  /** Now by the wall's clock, in seconds. */
  readonly wall: number;
  /** The transaction they are in, for what is no object: events. */
  readonly tx: Queryable;
  /** What becomes of a subscription whose renewal failed for good: a setting of Stripe's. */
  readonly afterLastTry: 'canceled' | 'unpaid';
  /** Where the product's site is, for addresses that are sent. */
  readonly site: string;
  /** @throws StripeFailure `resource_missing`, naming `param` */
  get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]>;
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>;
  /** The newest first. */
  list<K extends Kind>(kind: K, query?: ListQuery): Promise<Kinds[K][]>;
  /** Puts down a new object, or an old one anew. */
  put<K extends Kind>(kind: K, object: Kinds[K]): Promise<Kinds[K]>;
  /** Puts down a new object and tells of it by `<kind>.created`, or by the name given. */
  create<K extends Kind>(kind: K, object: Kinds[K], event?: string): Promise<Kinds[K]>;
  /** Changes an object and tells of it by `<kind>.updated`, or by the name given, where anything did change. */
  change<K extends Kind>(kind: K, object: Kinds[K], changes: Partial<Kinds[K]>, event?: string): Promise<Kinds[K]>;
  /** Tells every webhook of something. */
  emit<K extends Kind>(type: string, kind: K, object: Kinds[K], previous?: object): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** The sandbox as one. */
  account(): Promise<Kinds['account']>;
  /** Now for a customer: by their test clock, where they have one. */
  momentOf(customer: string | null | undefined): Promise<number>;
  /** The same books, at the moment that is being worked through. */
  at(moment: number): Books;
}

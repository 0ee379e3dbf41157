import type { Queryable } from '@greenroom/database';
import type { Kind, Kinds } from '../wire/kinds.ts';

export interface ListQuery {
  customer?: string | undefined;
  /** Values that the object's JSON must contain. */
  has?: Readonly<Record<string, unknown>> | undefined;
  /** Excludes deleted objects. */
  exists?: boolean | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
  /** All by default. */
  limit?: number;
}

/** The sandbox's stored objects, within a transaction that runs alone. They have their wire format, with nothing expanded. */
export interface ObjectStore {
  /** The wall clock, in seconds. */
  readonly wallClock: number;
  /** The transaction of this store, for events, which are not objects. */
  readonly tx: Queryable;
  /** The status of a subscription after the last failed attempt to renew it: a setting at Stripe. */
  readonly afterLastTry: 'canceled' | 'unpaid';
  /** The base URL of the product, for addresses in responses. */
  readonly site: string;
  /** @throws StripeFailure `resource_missing`, naming `param` */
  get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]>;
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>;
  /** Newest first. */
  list<K extends Kind>(kind: K, query?: ListQuery): Promise<Kinds[K][]>;
  /** Stores a new object, or replaces a stored one. */
  put<K extends Kind>(kind: K, object: Kinds[K]): Promise<Kinds[K]>;
  /** Stores a new object and emits `<kind>.created`, or the given event. */
  create<K extends Kind>(kind: K, object: Kinds[K], event?: string): Promise<Kinds[K]>;
  /** Changes an object and emits `<kind>.updated`, or the given event, if anything changed. */
  change<K extends Kind>(kind: K, object: Kinds[K], changes: Partial<Kinds[K]>, event?: string): Promise<Kinds[K]>;
  /** Sends an event to all webhook endpoints. */
  emit<K extends Kind>(type: string, kind: K, object: Kinds[K], previous?: object): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** The sandbox's own account. */
  account(): Promise<Kinds['account']>;
  /** The current time of a customer: of their test clock if they have one. */
  momentOf(customer: string | null | undefined): Promise<number>;
  /** Returns the same store with its time set to the moment that is being processed. */
  at(moment: number): ObjectStore;
}

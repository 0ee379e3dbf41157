import type { ObjectStore } from '../store/object-store.ts';
import { hide } from '../store/hide.ts';
import { type Kind, type Kinds, onlyExpanded, prefixes } from './kinds.ts';
import { invalidRequest } from './failure.ts';
import { includables } from './includables.ts';

type Sent = Record<string, unknown>;

/** Paths of `expand[]` as a tree, for example `data.latest_invoice.payments`. */
interface Wanted {
  [name: string]: Wanted;
}

/**
 * Returns a result as it is sent: ids are replaced by objects where `expand[]` asks for it, and private fields are
 * removed. https://docs.stripe.com/api/expanding_objects
 * @throws StripeFailure for a property that cannot be expanded
 */
export async function present(store: ObjectStore, answer: object, expand: readonly string[] = []): Promise<object> {
  const wanted: Wanted = {};
  for (const path of expand) {
    let at = wanted;
    for (const name of path.split('.')) at = at[name] ??= {};
  }
  return (await presentOne(store, answer, wanted)) as object;
}

async function presentOne(store: ObjectStore, value: unknown, wanted: Wanted, name = ''): Promise<unknown> {
  if (Array.isArray(value)) {
    const shown = [];
    for (const one of value) shown.push(await presentOne(store, one, wanted, name));
    return shown;
  }
  if (typeof value === 'string') {
    const kind = byName[name] ?? kindOfId(value);
    const found = kind && (await store.find(kind, value));
    return found ? presentOne(store, found, wanted) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kind = (value as { object?: Kind }).object;
  const names = Object.keys(wanted);
  const shown: Sent =
    kind !== undefined && kind in prefixes ? hide(kind, value as Kinds[Kind], names) : { ...(value as Sent) };
  if (kind !== undefined && 'data' in shown && Array.isArray(shown.data)) {
    shown.data = await presentOne(store, shown.data, wanted.data ?? {});
  }
  for (const name of names) {
    if (name === 'data' && 'data' in shown) continue;
    const include = kind && includables[kind]?.[name];
    if (include) shown[name] = await include(store, value as never);
    if (!(name in shown) && kind && onlyExpanded[kind]?.includes(name)) continue;
    if (!(name in shown) || !isExpandable(name, shown[name]))
      throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
    shown[name] = await presentOne(store, shown[name], wanted[name]!, name);
  }
  for (const [name, inner] of Object.entries(shown))
    if (!names.includes(name) && holdsObjects(inner)) shown[name] = await presentOne(store, inner, {});
  return shown;
}

/**
 * Whether a property can be expanded: an id, an object or a list, but no other text, no number and no metadata. One that
 * is empty may be an id.
 */
function isExpandable(name: string, value: unknown): boolean {
  if (neverExpanded.has(name)) return false;
  if (typeof value === 'string') return name in byName || kindOfId(value) !== undefined;
  if (Array.isArray(value)) return value.every((one) => isExpandable(name, one));
  return typeof value === 'object';
}

const neverExpanded = new Set(['client_secret', 'id', 'metadata', 'object']);

/** Nested objects lose their private fields, too; nested strings stay unchanged. */
function holdsObjects(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'object' in value;
}

const byPrefix = Object.entries(prefixes)
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([kind, prefix]) => ({ kind: kind as Kind, prefix: `${prefix}_` }));

/** Coupons and products can have custom ids without a prefix. */
const byName: Readonly<Record<string, Kind>> = { coupon: 'coupon', product: 'product' };

function kindOfId(id: string): Kind | undefined {
  return byPrefix.find(({ prefix }) => id.startsWith(prefix))?.kind;
}

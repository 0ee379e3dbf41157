import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { sandboxObjects } from '../sandbox.tables.ts';
import type { Kinds } from '../wire/kinds.ts';

/** Endpoints from the sandbox's options, by their name in deliveries. */
export type FixedEndpoints = ReadonlyMap<string, { wants?: (type: string) => boolean }>;

/**
 * Returns the names of the endpoints that want events of a type: first those from the options, then those created
 * through the API.
 */
export async function findEndpoints(tx: Queryable, type: string, fixed: FixedEndpoints): Promise<string[]> {
  const first = [...fixed].filter(([, { wants }]) => wants?.(type) ?? true).map(([name]) => name);
  const rows = await tx
    .select({ json: sandboxObjects.json })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, 'webhook_endpoint'));
  const made = rows
    .map(({ json }) => json as Kinds['webhook_endpoint'])
    .filter(
      ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
    )
    .map(({ id }) => id);
  return [...first, ...made];
}

import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { sandboxObjects } from '../sandbox.tables.ts';
import type { Kinds } from '../wire/kinds.ts';

/** Those that the sandbox was opened with, by what they are called in deliveries. */
export type FixedEndpoints = ReadonlyMap<string, { wants?: (type: string) => boolean }>;

/** What the endpoints are called that want events of a type: those it was opened with, then those made by the API. */
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

import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/open-database.ts';
import { sandboxObjects } from '../../../../database/schema.ts';
import type { Kinds } from '../wire/kinds.ts';

/** Ids of the endpoints that were made by the API, and want events of a type. */
export async function findEndpoints(tx: Queryable, type: string): Promise<string[]> {
  const rows = await tx
    .select({ json: sandboxObjects.json })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, 'webhook_endpoint'));
  return rows
    .map(({ json }) => json as Kinds['webhook_endpoint'])
    .filter(
      ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
    )
    .map(({ id }) => id);
}

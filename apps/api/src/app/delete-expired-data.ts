import type { Services } from './compose/services.ts';
import { forgetEndedInstances } from '@greenroom/readiness';

/** Deletes expired data; docs/retention.md lists the periods. A part that fails does not stop the others. */
export async function deleteExpiredData(
  {
    identity,
    guardrails,
    owned,
    database,
  }: Pick<Services, 'identity' | 'guardrails' | 'owned'> & { database: Pick<Services['database'], 'db'> },
  log: { error(facts: object, message: string): void },
): Promise<void> {
  const parts: (readonly [part: string, forget: () => Promise<void>])[] = [
    ['identity', () => identity.keepTidy()],
    ['guardrails', () => guardrails.forget()],
    ['readiness', () => forgetEndedInstances(database.db)],
    ...owned.map((one) => [one.name, () => one.forgetVisitors(database.db)] as const),
  ];
  for (const [part, forget] of parts)
    await forget().catch((error: unknown) => log.error({ err: error, part }, 'Expired records were not deleted'));
}

import type { Queryable } from '@greenroom/database';
import { findCodeGenerator, findPasskeys } from './factors/factors.repository.ts';
import { findConnections } from './providers/connections.repository.ts';

/** Returns an account's log-in methods for its data export, without secrets. */
export async function readAuthMethods(db: Queryable, accountUuid: string) {
  const [connections, passkeys, generator] = [
    await findConnections(db, accountUuid),
    await findPasskeys(db, accountUuid),
    await findCodeGenerator(db, accountUuid),
  ];
  return {
    connections: connections.map(({ provider, email, connectedAt }) => ({ provider, email, connectedAt })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    codesSince: generator?.confirmedAt ?? null,
  };
}

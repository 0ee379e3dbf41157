import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { findTry, findTryOfConversation, type RoleplaySessionRow } from './roleplay.repository.ts';

/** Returns the person's own session. Another person's session fails like a missing one. */
export async function ownTry(
  db: Queryable,
  uuid: string,
  person: Pick<Person, 'ownerId'>,
): Promise<RoleplaySessionRow> {
  return ownedBy(person, await findTry(db, uuid));
}

export async function ownTryOfConversation(
  db: Queryable,
  conversationUuid: string,
  person: Pick<Person, 'ownerId'>,
): Promise<RoleplaySessionRow> {
  return ownedBy(person, await findTryOfConversation(db, conversationUuid));
}

function ownedBy({ ownerId }: Pick<Person, 'ownerId'>, row: RoleplaySessionRow | undefined): RoleplaySessionRow {
  if (row?.ownerId !== ownerId) throw new ApiFailure('not_found', 'There is no such scene of yours');
  return row;
}

import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { findSession, findSessionOfConversation, type RoleplaySessionRow } from './roleplay.repository.ts';

/** Returns the person's own session. Another person's session fails like a missing one. */
export async function ownSession(
  db: Queryable,
  uuid: string,
  person: Pick<Person, 'ownerId'>,
): Promise<RoleplaySessionRow> {
  return ownedBy(person, await findSession(db, uuid));
}

export async function ownSessionOfConversation(
  db: Queryable,
  conversationUuid: string,
  person: Pick<Person, 'ownerId'>,
): Promise<RoleplaySessionRow> {
  return ownedBy(person, await findSessionOfConversation(db, conversationUuid));
}

function ownedBy({ ownerId }: Pick<Person, 'ownerId'>, row: RoleplaySessionRow | undefined): RoleplaySessionRow {
  if (row?.ownerId !== ownerId) throw new ApiFailure('not_found', 'There is no such scene of yours');
  return row;
}

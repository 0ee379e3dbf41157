import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '../../app/serve-contract.ts';
import type { Database } from '../../database/open-database.ts';
import { editRecap } from './edit-recap.ts';
import type { ReadRecap } from './read-recap.ts';

/** What a conversation came to. */
export function recapRoutes(app: FastifyInstance, { db, readRecap }: { db: Database; readRecap: ReadRecap }): void {
  serve(app, contracts.chatRecap, async ({ query, person }) =>
    readRecap({ uuid: query.conversationUuid, ownerId: person.ownerId }),
  );

  serve(app, contracts.chatRecapEdit, async ({ body, person }) => editRecap(db, person.ownerId, body, new Date()));
}

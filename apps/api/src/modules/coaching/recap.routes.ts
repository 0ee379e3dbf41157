import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '../../app/serve-contract.ts';
import type { Database } from '../../database/open-database.ts';
import type { Catalogue } from '../content/index.ts';
import { editRecap } from './edit-recap.ts';
import { readRecap } from './read-recap.ts';

/** What a conversation came to. */
export function recapRoutes(app: FastifyInstance, { db, catalogue }: { db: Database; catalogue: Catalogue }): void {
  serve(app, contracts.chatRecap, async ({ query, person }) =>
    readRecap({ db, catalogue }, { uuid: query.conversationUuid, ownerId: person.ownerId }, new Date()),
  );

  serve(app, contracts.chatRecapEdit, async ({ body, person }) => editRecap(db, person.ownerId, body, new Date()));
}

import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { editRecap } from './edit-recap.ts';
import { forgetMemory } from '../memory/forget-memory.ts';
import { readMemory } from '../memory/read-memory.ts';
import type { ReadRecap } from './read-recap.ts';

interface RecapRoutesDependencies {
  db: Database;
  catalogue: Catalogue;
  readRecap: ReadRecap;
}

/** Registers the routes for recaps and for the memory made of all of them. */
export function recapRoutes(app: FastifyInstance, { db, catalogue, readRecap }: RecapRoutesDependencies): void {
  serve(app, contracts.chatRecap, async ({ query, person }) =>
    readRecap({ uuid: query.conversationUuid, ownerId: person.ownerId }),
  );

  serve(app, contracts.chatRecapEdit, async ({ body, person }) =>
    editRecap({ db, catalogue }, person.ownerId, body, new Date()),
  );

  serve(app, contracts.memoryRead, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return readMemory(db, catalogue, person.ownerId);
  });

  serve(app, contracts.memoryForget, async ({ person }) => ({
    forgotten: await forgetMemory(db, catalogue, person.ownerId, new Date()),
  }));
}

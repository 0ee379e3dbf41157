import { languageOfRequest, serve } from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { readableConversation } from '../coaching.policy.ts';
import type { CoachingRoutesDependencies } from '../routes-dependencies.ts';
import { deleteConversation } from './delete-conversation.ts';
import { exportJson, exportMarkdown } from './export-conversation.ts';
import { searchMessages } from './search-messages.ts';

/** Registers the routes for whole conversations. */
export function conversationsRoutes(app: FastifyInstance, dependencies: CoachingRoutesDependencies): void {
  const { db, catalogue, writers } = dependencies;

  serve(app, contracts.chatSearch, async ({ query, person }) =>
    searchMessages({ db, catalogue }, { ...query, ownerId: person.ownerId }),
  );

  serve(app, contracts.chatExport, async ({ query, person, request }) => {
    const conversation = await readableConversation(db, query.conversationUuid, person);
    const context = {
      db,
      catalogue,
      origin: `${request.protocol}://${request.host}`,
      locale: languageOfRequest(request),
    };
    const name = `greenroom-${conversation.instructorSlug}-${conversation.createdAt.toISOString().slice(0, 10)}`;
    return query.format === 'json'
      ? { name: `${name}.json`, type: 'application/json', text: await exportJson(context, conversation) }
      : { name: `${name}.md`, type: 'text/markdown', text: await exportMarkdown(context, conversation) };
  });

  serve(app, contracts.chatDelete, async ({ params, person }) => {
    const writing = await deleteConversation({ db, catalogue }, params.conversationUuid, person.ownerId);
    for (const answerUuid of writing) writers.stop(answerUuid);
    return { deleted: true as const };
  });
}

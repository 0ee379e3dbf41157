import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve, languageOfRequest } from '@greenroom/http';
import type { Catalogue } from '@greenroom/content';
import type { Person } from '@greenroom/access';
import { ownMeeting } from '../meetings.policy.ts';
import { readyFeedback } from '../read-meeting-feedback.ts';
import { allowPost, type PostDependencies, previewPost, settleLostPost } from './allow-post.ts';
import { chooseTool, readTool } from './choose-tool.ts';
import { deleteTool } from './posts.repository.ts';

/** Routes for posting notes to a team's chat and for choosing the chat tool. */
export function postingRoutes(app: FastifyInstance, dependencies: PostDependencies & { catalogue: Catalogue }): void {
  const { db, catalogue } = dependencies;
  const notesOf = async (conversationUuid: string, person: Person, request: FastifyRequest) =>
    readyFeedback({ db, catalogue }, await ownMeeting(db, conversationUuid, person), languageOfRequest(request));
  const preview = async (conversationUuid: string, person: Person, request: FastifyRequest) =>
    previewPost(
      dependencies,
      person.ownerId,
      await notesOf(conversationUuid, person, request),
      languageOfRequest(request),
    );

  serve(app, contracts.coachFeedbackPost, async ({ params, person, request }) =>
    preview(params.conversationUuid, person, request),
  );
  serve(app, contracts.coachFeedbackPostSend, async ({ params: { conversationUuid }, body, person, request }) => {
    const notes = await notesOf(conversationUuid, person, request);
    await allowPost(dependencies, person.ownerId, notes, languageOfRequest(request), body.digest);
    return preview(conversationUuid, person, request);
  });
  serve(app, contracts.coachFeedbackPostSettle, async ({ params: { conversationUuid }, body, person, request }) => {
    await ownMeeting(db, conversationUuid, person);
    await settleLostPost(dependencies, conversationUuid, body.seen);
    return preview(conversationUuid, person, request);
  });
  serve(app, contracts.chatToolRead, async ({ person }) => readTool(dependencies, person.ownerId));
  serve(app, contracts.chatToolSave, async ({ body, person }) => {
    await chooseTool(dependencies, person.ownerId, body);
    return readTool(dependencies, person.ownerId);
  });
  serve(app, contracts.chatToolForget, async ({ person }) => {
    await deleteTool(db, person.ownerId);
    return readTool(dependencies, person.ownerId);
  });
}

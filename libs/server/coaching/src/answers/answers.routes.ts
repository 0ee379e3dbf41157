import type { Person } from '@greenroom/access';
import { languageOfRequest, serve } from '@greenroom/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bounds } from '@greenroom/contracts';
import { chat, contracts } from '@greenroom/contracts/schemas';
import { countryFor } from '@greenroom/safety';
import { admission } from '../messages/admit-message.ts';
import { readableAnswer, readableMessage } from '../coaching.policy.ts';
import type { CoachingRoutesDependencies } from '../routes-dependencies.ts';
import { editMessage } from '../messages/edit-message.ts';
import { moderateMessage } from '../messages/moderate-message.ts';
import { giveFeedback } from '../messages/give-feedback.ts';
import { presentTo } from '../conversations/present-message.ts';
import { readPage } from '../conversations/read-page.ts';
import { regenerateAnswer } from '../messages/regenerate-answer.ts';
import { showVersion } from '../messages/show-version.ts';
import { stopAnswer } from './stop-answer.ts';

/** Registers the routes for actions on an answer or a message of a conversation. */
export function answersRoutes(app: FastifyInstance, dependencies: CoachingRoutesDependencies): void {
  const { db, catalogue, rightsOf, allowances, moderator, writers, instanceId } = dependencies;
  const shownTo = (person: Person, request: FastifyRequest) => ({
    library: rightsOf(person).library,
    language: languageOfRequest(request),
  });

  serve(app, contracts.chatStop, async ({ body, person, request }) => {
    const { conversation } = await readableAnswer(db, body.answerUuid, person);
    const stopped = await db.transaction((tx) => stopAnswer(tx, body.answerUuid, body.after));
    if (stopped) writers.stop(body.answerUuid);
    const { answer } = await readableAnswer(db, body.answerUuid, person);
    return presentTo(shownTo(person, request), catalogue, conversation.instructorSlug).message(answer);
  });

  serve(app, contracts.chatRegenerate, async ({ body, person, request }) => {
    const rights = rightsOf(person);
    const { answer, conversation } = await readableAnswer(db, body.answerUuid, person);
    const { ownerId } = person;
    const { admit } = admission(allowances, rights, person);
    const { clientMessageId } = body;
    const sent = await regenerateAnswer({ db, instanceId }, { ownerId, answer, clientMessageId, admit });
    if (sent.lease)
      writers.begin(sent.lease, { country: countryFor(request, person), locale: languageOfRequest(request) });
    const { message } = presentTo(shownTo(person, request), catalogue, conversation.instructorSlug);
    return { message: message(sent.message), answer: message(sent.answer) };
  });

  serve(app, contracts.chatEdit, async ({ body, person, request }) => {
    const rights = rightsOf(person);
    const original = await readableMessage(db, body.messageUuid, person);
    const { ownerId } = person;
    const { clientMessageId, text } = body;
    const { admit, open } = admission(allowances, rights, person, {
      text,
      conversationUuid: original.conversation.uuid,
    });
    const removal = open ? await moderateMessage(moderator, text) : undefined;
    const edit = { ownerId, message: original.message, clientMessageId, text, removal, admit };
    const sent = await editMessage({ db, instanceId }, edit);
    for (const answerUuid of sent.stopped) writers.stop(answerUuid);
    if (sent.lease)
      writers.begin(sent.lease, { country: countryFor(request, person), locale: languageOfRequest(request) });
    const { message } = presentTo(shownTo(person, request), catalogue, original.conversation.instructorSlug);
    return { message: message(sent.message), answer: message(sent.answer) };
  });

  serve(app, contracts.chatShowVersion, async ({ body, person, request }) => {
    const { message, conversation } = await readableMessage(db, body.messageUuid, person);
    await showVersion(db, { ownerId: person.ownerId, message, version: body.version });
    const presenter = presentTo(shownTo(person, request), catalogue, conversation.instructorSlug);
    return readPage(db, presenter, conversation, { limit: bounds.chatPage.default });
  });

  serve(app, contracts.feedbackOptions, async () => ({ reasons: chat.FeedbackReason.options }));

  serve(app, contracts.feedbackGive, async ({ body, person, request }) => {
    const { conversation } = await readableAnswer(db, body.messageUuid, person);
    await giveFeedback(db, body);
    const { answer } = await readableAnswer(db, body.messageUuid, person);
    return presentTo(shownTo(person, request), catalogue, conversation.instructorSlug).message(answer);
  });
}

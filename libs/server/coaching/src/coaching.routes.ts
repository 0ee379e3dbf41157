import type { CoachingRoutesDependencies } from './routes-dependencies.ts';
import type { Person } from '@greenroom/access';
import { languageOfRequest, serve } from '@greenroom/http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chat, contracts, toWire } from '@greenroom/contracts/schemas';
import { flushWal } from '@greenroom/database';
import { countryFor } from '@greenroom/safety';
import { admission } from './messages/admit-message.ts';
import { answersRoutes } from './answers/answers.routes.ts';
import { readableAnswer, readableConversation } from './coaching.policy.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { type Followed, followAnswer } from './answers/follow-answer.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { materialsRoutes } from './materials/materials.routes.ts';
import { moderateMessage } from './messages/moderate-message.ts';
import { type Presenter, presentTo } from './conversations/present-message.ts';
import { readPage } from './conversations/read-page.ts';
import { recapRoutes } from './recap/recap.routes.ts';
import { sendMessage } from './messages/send-message.ts';

export function coachingRoutes(app: FastifyInstance, dependencies: CoachingRoutesDependencies): void {
  const { db, catalogue, rightsOf, allowances, moderator, writers, recall, news, instanceId, readRecap } = dependencies;
  const shownTo = (person: Person, request: FastifyRequest) => ({
    library: rightsOf(person).library,
    language: languageOfRequest(request),
  });
  const { settings, stopping } = dependencies;

  serve(app, contracts.chatSend, async ({ body, person, request }) => {
    const rights = rightsOf(person);
    const { admit, open } = admission(allowances, rights, person, body);
    const { conversationUuid: uuid, instructorSlug } = body;
    const recalled = open ? recall.ahead({ uuid, instructorSlug, ownerId: person.ownerId }) : undefined;
    const removal = open ? await moderateMessage(moderator, body.text) : undefined;
    const sent = await sendMessage(
      { db, catalogue, instanceId },
      { ...body, removal, admit, ownerId: person.ownerId, language: languageOfRequest(request) },
    );
    if (sent.lease)
      writers.begin(sent.lease, {
        question: sent.question,
        recalled,
        country: countryFor(request, person),
        locale: languageOfRequest(request),
      });
    await flushWal(db);
    const { message } = presentTo(shownTo(person, request), catalogue, instructorSlug);
    return { message: message(sent.message), answer: message(sent.answer) };
  });

  serve(app, contracts.chatRead, async ({ query, person, request }) => {
    const conversation = await readableConversation(db, query.conversationUuid, person);
    const presenter = presentTo(shownTo(person, request), catalogue, conversation.instructorSlug);
    return readPage(db, presenter, conversation, query);
  });

  serve(app, contracts.chatConversations, async ({ query, person }) => ({
    conversations: await listConversations({ db, catalogue }, person.ownerId, query.instructorSlug),
  }));

  serve(app, contracts.chatStream, async ({ query, person, request, reply }) => {
    const { answer, conversation } = await readableAnswer(db, query.answerUuid, person);
    const presenter = presentTo(shownTo(person, request), catalogue, conversation.instructorSlug);
    const after = Math.max(query.after, lastEventId(request.headers['last-event-id']));
    const signal = AbortSignal.any([stopping, readerLeft(reply)]);
    const followed = followAnswer({ db, news, settings }, answer, after, signal);
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // Keeps a reverse proxy from buffering the stream.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(asServerSentEvents(followed, presenter), { highWaterMark: 4 }));
  });

  answersRoutes(app, dependencies);
  conversationsRoutes(app, dependencies);
  materialsRoutes(app, { db, catalogue, uploads: dependencies.uploads });
  recapRoutes(app, { db, catalogue, readRecap });
}

/** How soon a reader reconnects after losing the connection, in ms. */
const retryMs = 1_000;

async function* asServerSentEvents(followed: AsyncIterable<Followed>, presenter: Presenter): AsyncGenerator<string> {
  // Sends the headers, so that the reader knows at once that it is connected.
  yield `retry: ${retryMs}\n\n`;
  for await (const one of followed) {
    if (one.type === 'quiet') {
      yield ': still here\n\n';
      continue;
    }
    const event =
      one.type === 'end' ? { type: one.status, message: presenter.message(one.answer) } : presenter.event(one.event);
    if (event) yield `id: ${one.id}\ndata: ${JSON.stringify(toWire(chat.AnswerEvent, event))}\n\n`;
  }
}

function lastEventId(header: string | string[] | undefined): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function readerLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

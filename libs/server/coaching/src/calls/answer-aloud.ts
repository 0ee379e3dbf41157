import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnsweredBy } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { conversations } from '../coaching.tables.ts';
import type { Asked, PartnerCall, PartnerPiece } from '@greenroom/calls';
import type { Coach } from '@greenroom/content';
import { callsForCare } from '@greenroom/house-engine';
import { type AnswerSources, composeAnswer } from '../answers/compose-answer.ts';
import { findMessagesBefore } from '../conversations/conversations.repository.ts';
import { type MostUsage, type Spent, spentOn, type MeteredModel, type ModelFor, settleCall } from '@greenroom/llm';
import { findMaterials } from '../materials/materials.repository.ts';
import type { Recall } from '../memory/recall.ts';
import { memory, type OwnQuestion, questionFrom } from '../messages/question-of.ts';
import type { Beside } from './keep-words.ts';

export interface AloudDependencies {
  db: Database;
  recall: Recall;
  sources: Omit<AnswerSources, 'model'>;
  /** Without a model, the house engine answers. */
  modelFor: ModelFor | undefined;
  log: { warn(facts: object, message: string): void };
}

/** Answers as in chat, but stores nothing: how much of the answer will be heard is not known yet. */
export async function* answerAloud(
  { db, recall, sources, modelFor, log }: AloudDependencies,
  { coach, call, composed }: { coach: Coach; call: PartnerCall; composed: ReadonlyMap<string, string> },
  reading: Promise<Background>,
  asked: Asked,
  onBy: (answeredBy: AnsweredBy) => void,
): AsyncGenerator<PartnerPiece> {
  const background = await reading;
  const question = await recall.into(questionOf(coach, call, composed, background, asked), background.recalled);
  if (callsForCare(question)) yield { type: 'whole' };
  const meter = modelFor && meterOf(db, modelFor({ ownerId: question.of.ownerId }), log);
  let length = 0;
  let text = '';
  let beside: Beside = { recommendations: [], suggestions: [], answeredBy: 'house', cut: false };
  try {
    for await (const piece of composeAnswer({ ...sources, model: meter?.model }, question, asked.signal)) {
      switch (piece.type) {
        case 'text':
          length += piece.text.length;
          text += piece.text;
          meter?.said(piece.text);
          yield piece;
          break;
        case 'by':
          onBy(piece.answeredBy);
          beside = { ...beside, answeredBy: piece.answeredBy };
          yield { type: 'beside', beside };
          break;
        case 'card': {
          const card = { recommendationId: randomUUID(), contentUuid: piece.contentUuid, after: length };
          beside = { ...beside, recommendations: [...beside.recommendations, card] };
          yield { type: 'beside', beside };
          break;
        }
        case 'suggestions':
          beside = { ...beside, suggestions: piece.suggestions };
          yield { type: 'beside', beside };
          break;
        case 'restart':
          length = 0;
          text = '';
          beside = { ...beside, recommendations: [], suggestions: [], cut: false };
          yield { type: 'restart' };
          break;
        case 'cut':
          beside = { ...beside, cut: true };
          yield { type: 'beside', beside };
          break;
        case 'spent':
          meter?.settle(piece.spent);
          break;
      }
    }
    yield { type: 'beside', beside: { ...beside, composed: text } };
  } finally {
    meter?.settle();
  }
}

/** The context of a spoken answer beyond the words it answers. */
export type Background = Awaited<ReturnType<typeof readBackground>>;

export async function readBackground(
  { db, recall }: Pick<AloudDependencies, 'db' | 'recall'>,
  { conversationUuid: uuid, ownerId, instructorSlug }: PartnerCall,
) {
  const [[conversation], before, materials] = await Promise.all([
    db.select().from(conversations).where(eq(conversations.uuid, uuid)),
    findMessagesBefore(db, uuid, undefined, memory + 1),
    findMaterials(db, uuid),
  ]);
  const recalled = recall.ahead({ uuid, instructorSlug, ownerId: conversation?.ownerId ?? ownerId });
  return { conversation, before, materials, recalled };
}

/**
 * @param composed the full text of earlier answers in this call, so that the coach knows what it meant to say and does
 * not repeat it
 */
function questionOf(
  coach: Coach,
  call: PartnerCall,
  composed: ReadonlyMap<string, string>,
  { conversation, before, materials }: Background,
  asked: Asked,
): OwnQuestion {
  const at = before.findIndex(({ uuid }) => uuid === asked.messageUuid);
  const history = (at === -1 ? before : before.slice(0, at)).map((message) => ({
    ...message,
    text: composed.get(message.uuid) ?? message.text,
  }));
  const now = {
    uuid: asked.messageUuid ?? randomUUID(),
    position: (history.at(-1)?.position ?? 0) + 1,
    author: 'person' as const,
    text: asked.text,
    recommendations: [],
    clientMessageId: null,
    createdAt: new Date(),
  };
  return questionFrom(coach, {
    conversation: {
      uuid: call.conversationUuid,
      ownerId: conversation?.ownerId ?? call.ownerId,
      topicUuid: conversation?.topicUuid ?? call.topicUuid,
      recap: conversation?.recap ?? null,
    },
    before: [...history, now],
    materials,
    answerUuid: asked.seed,
  }) as OwnQuestion;
}

/** Counts what an answer costs, including one discarded in mid-sentence. */
function meterOf(db: Database, metered: MeteredModel, log: AloudDependencies['log']) {
  let open: { uuid: string; most: MostUsage } | undefined;
  let saidLength = 0;
  const model: MeteredModel = {
    model: metered.model,
    async open(most) {
      const uuid = await metered.open(most);
      open = uuid === undefined ? undefined : { uuid, most };
      saidLength = 0;
      return uuid;
    },
  };
  return {
    model,
    said(text: string) {
      saidLength += text.length;
    },
    settle(spent?: Spent) {
      if (!open) return;
      const { uuid, most } = open;
      open = undefined;
      const cost = spent ?? spentOn({ inputTokens: most.likelyInputTokens, saidLength });
      db.transaction((tx) => settleCall(tx, uuid, cost)).catch((error: unknown) =>
        log.warn({ err: error }, 'Settling the cost of an answer failed; it will count at its maximum later'),
      );
    },
  };
}

import type { AnswerEvent, ChatMessage, Recommendation } from '@greenroom/contracts';
import { type Catalogue, contentCard, type Language } from '@greenroom/content';
import { type LibraryRight } from '@greenroom/access';
import type { ShownMessage } from './conversations.repository.ts';
import type { StoredAnswerEvent, StoredRecommendation } from '../domain/stored-answer.ts';

/** Presents a coach's messages to one person. */
export interface Presenter {
  message(row: ShownMessage): ChatMessage;
  /** Returns undefined for an item that is no longer on the shelf. */
  event(event: Exclude<StoredAnswerEvent, { type: 'finished' | 'stopped' | 'failed' }>): AnswerEvent | undefined;
}

/** Turns the recommended items of answers into cards in the reader's language, as the items are on the shelf today. */
export function presentTo(
  { library, language }: { library: LibraryRight; language: Language },
  catalogue: Catalogue,
  coachSlug: string,
): Presenter {
  const recommendation = ({
    recommendationId,
    contentUuid,
    after,
  }: StoredRecommendation): Recommendation | undefined => {
    const coach = catalogue.coach(coachSlug);
    const item = catalogue.item(coachSlug, contentUuid);
    return (
      coach &&
      item && {
        recommendationId,
        content: contentCard(coach, item, library, [recommendationId], language),
        after: after ?? null,
      }
    );
  };
  return {
    message: (row) => ({
      uuid: row.uuid,
      position: row.position,
      author: row.author,
      text: row.heardAs ?? row.text,
      status: row.status,
      clientMessageId: row.clientMessageId,
      recommendations: row.recommendations.map(recommendation).filter((one) => one !== undefined),
      suggestions: row.suggestions,
      answeredBy: row.answeredBy,
      cut: row.cut,
      version: row.version,
      versions: row.versions,
      rating: row.rating,
      removedFor: row.removedFor,
      createdAt: row.createdAt.toISOString(),
    }),
    event(event) {
      if (event.type !== 'recommendation') return event;
      const shown = recommendation(event.recommendation);
      return shown && { type: 'recommendation', recommendation: shown };
    },
  };
}

import type { AnswerEvent, ChatMessage, Recommendation } from '@greenroom/contracts';
import { type Catalogue, contentCard, type Language } from '@greenroom/content';
import { type LibraryRight } from '@greenroom/access';
import type { ShownMessage } from './conversations.repository.ts';
import type { StoredAnswerEvent, StoredRecommendation } from '../domain/stored-answer.ts';

/** How a coach's messages are shown to one person. */
export interface Presenter {
  message(row: ShownMessage): ChatMessage;
  /** Nothing for an item that is not on the shelf any more. */
  event(event: Exclude<StoredAnswerEvent, { type: 'finished' | 'stopped' | 'failed' }>): AnswerEvent | undefined;
}

/** Makes cards of the items that answers recommend, as they stand on the shelf today, in the reader's language. */
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

/** A stored recommendation. It names only the item; its card is built when read, so that it is never stale. */
export interface StoredRecommendation {
  recommendationId: string;
  contentUuid: string;
  /** The length of the text before the card, in UTF-16 code units. Absent in answers from before this field existed. */
  after?: number;
}

/** A stored event of an answer. The last event names no message: the message is the row that was finished with it. */
export type StoredAnswerEvent =
  | { type: 'delta'; text: string }
  | { type: 'recommendation'; recommendation: StoredRecommendation }
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'restarted' }
  | { type: 'finished' }
  | { type: 'stopped' }
  | { type: 'failed' };

/** The content of an answer, as its writer collects it. */
export interface DraftedAnswer {
  text: string;
  recommendations: StoredRecommendation[];
  suggestions: string[];
}

export const emptyDraft: DraftedAnswer = { text: '', recommendations: [], suggestions: [] };

/** Returns the draft after one more event. A reader that folds the same events gets the same draft. */
export function addEvent(draft: DraftedAnswer, event: StoredAnswerEvent): DraftedAnswer {
  switch (event.type) {
    case 'delta':
      return { ...draft, text: draft.text + event.text };
    case 'recommendation':
      return { ...draft, recommendations: [...draft.recommendations, event.recommendation] };
    case 'suggestions':
      return { ...draft, suggestions: event.suggestions };
    case 'restarted':
      return emptyDraft;
    case 'finished':
    case 'stopped':
    case 'failed':
      return draft;
  }
}

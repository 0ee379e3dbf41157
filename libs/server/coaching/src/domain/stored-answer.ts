/** A recommendation as kept: which item; its card is made when it is read, so that it is never stale. */
export interface StoredRecommendation {
  recommendationId: string;
  contentUuid: string;
  /** The length of the text it was said behind, in UTF-16 code units. Answers from before it was kept have none. */
  after?: number;
}

/** An event of an answer as kept. The last one names no message: the message is the row that was finished with it. */
export type StoredAnswerEvent =
  | { type: 'delta'; text: string }
  | { type: 'recommendation'; recommendation: StoredRecommendation }
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'restarted' }
  | { type: 'finished' }
  | { type: 'stopped' }
  | { type: 'failed' };

/** What an answer is made of, as its writer gathers it. */
export interface DraftedAnswer {
  text: string;
  recommendations: StoredRecommendation[];
  suggestions: string[];
}

export const emptyDraft: DraftedAnswer = { text: '', recommendations: [], suggestions: [] };

/** The draft after one more event. A reader that folds the same events has the same draft. */
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

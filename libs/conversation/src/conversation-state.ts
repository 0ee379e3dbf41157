/** How the user talks to the coach: in writing or by voice. */
export type Medium = 'chat' | 'call';

/** Which conversation the feedback page asks about. */
export interface FeedbackParams {
  conversationId: string;
  medium: Medium;
}

/** The current conversation, as the screens that carry it share it (specification, sections 3 and 4). */
export interface ConversationState {
  lastConversationId: string | null;
  lastConversationMedium: Medium | null;
  switchedConversationMedium: boolean;
  conversationEnded: boolean;
  feedbackParams: FeedbackParams | null;
}

export type ConversationAction =
  | { type: 'initialised'; id: string; medium: Medium }
  | { type: 'ended'; feedbackParams?: FeedbackParams }
  | { type: 'reset' };

export const noConversation: ConversationState = {
  lastConversationId: null,
  lastConversationMedium: null,
  switchedConversationMedium: false,
  conversationEnded: false,
  feedbackParams: null,
};

/**
 * Returns the state after an action. Initialising with an id and a medium: if the previous conversation had ended, all
 * fields reset first; otherwise, if a different id was stored, `switchedConversationMedium` becomes true; id and
 * medium are then stored. Ending sets `conversationEnded`. Reset clears all fields. Source: specification, section 4.
 */
export function conversationAfter(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'initialised': {
      const { id, medium } = action;
      const base = state.conversationEnded ? noConversation : state;
      const another = base.lastConversationId !== null && base.lastConversationId !== id;
      const switchedConversationMedium = base.switchedConversationMedium || another;
      const same =
        base === state &&
        state.lastConversationId === id &&
        state.lastConversationMedium === medium &&
        state.switchedConversationMedium === switchedConversationMedium;
      if (same) return state;
      return { ...base, lastConversationId: id, lastConversationMedium: medium, switchedConversationMedium };
    }
    case 'ended':
      return { ...state, conversationEnded: true, feedbackParams: action.feedbackParams ?? state.feedbackParams };
    case 'reset':
      return noConversation;
  }
}

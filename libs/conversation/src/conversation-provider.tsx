import { createContext, use, useMemo, useReducer, type ReactNode } from 'react';
import {
  conversationAfter,
  noConversation,
  type ConversationState,
  type FeedbackParams,
  type Medium,
} from './conversation-state.ts';

export interface Conversation extends ConversationState {
  /** Called when the user enters a conversation. */
  initialise(id: string, medium: Medium): void;
  end(feedbackParams?: FeedbackParams): void;
  reset(): void;
}

const ConversationContext = createContext<Conversation | null>(null);

/** Provides the current conversation to all pages: chat, call and scene share it. */
export function ConversationProvider({ children }: { children: ReactNode }): ReactNode {
  const [state, dispatch] = useReducer(conversationAfter, noConversation);
  const actions = useMemo(
    () => ({
      initialise: (id: string, medium: Medium) => dispatch({ type: 'initialised', id, medium }),
      end: (feedbackParams?: FeedbackParams) => dispatch({ type: 'ended', ...(feedbackParams && { feedbackParams }) }),
      reset: () => dispatch({ type: 'reset' }),
    }),
    [],
  );
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <ConversationContext value={value}>{children}</ConversationContext>;
}

/** Returns the current conversation and its actions. @throws outside of its provider (specification, section 8) */
export function useConversation(): Conversation {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error('useConversation must be used within a ConversationProvider');
  return conversation;
}

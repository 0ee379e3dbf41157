/** State that chat, call and scene share: the current conversation. */
export { ConversationProvider, useConversation, type Conversation } from './conversation-provider.tsx';
export type { ConversationState, FeedbackParams, Medium } from './conversation-state.ts';

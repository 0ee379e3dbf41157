/** What chat, call and scene share: the conversation one is in. */
export { ConversationProvider, useConversation, type Conversation } from './conversation-provider.tsx';
export type { ConversationState, FeedbackParams, Medium } from './conversation-state.ts';

/** What else one can do with a conversation: fetched once there is one. */
export { ConversationMenu } from './conversation-menu.tsx';

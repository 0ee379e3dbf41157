/** What else one can do with a conversation, and reading it anew: fetched once there is one. */
export { readPageAnew } from '../read-page-anew.ts';
export { ConversationMenu } from './conversation-menu.tsx';

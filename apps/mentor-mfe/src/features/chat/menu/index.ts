/** The conversation menu and re-reading a page, loaded once a conversation exists. */
export { readPageAnew } from '../read-page-anew.ts';
export { ConversationMenu } from './conversation-menu.tsx';

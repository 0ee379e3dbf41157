export { chooseConversation } from './choose-conversation.ts';

/** Chatting with a coach. */
export { Chat } from './chat.tsx';

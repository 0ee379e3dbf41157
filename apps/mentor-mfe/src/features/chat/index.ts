/** Chatting with a coach. */
export { ChatRoom } from './chat-room.tsx';

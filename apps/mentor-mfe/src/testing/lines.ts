import { sampleData } from '@greenroom/api-client/testing';
import type { ChatMessage, ChatPage } from '@greenroom/contracts';

/** Returns a message at a position: odd positions are the user's. */
export const line = (position: number, own: Partial<ChatMessage> = {}): ChatMessage =>
  sampleData.message({ position, author: position % 2 === 1 ? 'person' : 'coach', text: `Line ${position}`, ...own });

export const lines = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));

/** Returns a page of the sample conversation. */
export const pageOf = (messages: ChatMessage[], cursor: number | null = null): ChatPage => ({
  conversationUuid: sampleData.conversation.uuid,
  instructorSlug: 'imogen-vale',
  messages,
  cursor,
});

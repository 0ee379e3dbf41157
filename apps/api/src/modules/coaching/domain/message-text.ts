import { ApiFailure, bounds } from '@greenroom/contracts';
import { detectCrisis } from '../../safety/index.ts';

/** @throws ApiFailure `message_too_long` */
export function refuseTooLong(text: string): void {
  if (text.length > bounds.chatMessageLength) {
    throw new ApiFailure('message_too_long', `A message has at most ${bounds.chatMessageLength} characters`);
  }
}

const titleLength = 80;

/** What a conversation is listed under: how it began, cut at a word; `…` where it began with danger. */
export function titleOf(text: string): string {
  if (detectCrisis(text)) return '…';
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2)).trimEnd()}…`;
}

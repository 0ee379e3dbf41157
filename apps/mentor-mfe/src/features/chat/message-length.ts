import { bounds } from '@greenroom/contracts';

export type MessageLength =
  { state: 'fits' } | { state: 'near'; used: number; most: number } | { state: 'over'; by: number };

/** Share of the limit from which on the length is shown. */
const shownFrom = 0.9;

/** Compares a message with the maximum length. Lengths are in UTF-16 code units, as the API counts. */
export function messageLength(text: string, most: number = bounds.chatMessageLength): MessageLength {
  const used = text.length;
  if (used > most) return { state: 'over', by: used - most };
  if (used >= most * shownFrom) return { state: 'near', used, most };
  return { state: 'fits' };
}

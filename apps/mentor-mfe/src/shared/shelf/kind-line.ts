import type { ContentCard } from '@greenroom/contracts';
import { messages } from '../../messages/index.ts';

/** "Lesson, 6 min". */
export function kindLine({ kind, minutes }: ContentCard): string {
  return messages.text('shelf.line', { kind: messages.text(`kind.${kind}`), minutes });
}

import type { ContentCard } from '@greenroom/contracts';
import { messages } from '../../messages/index.ts';

/** "Lesson, 6 min", and on a card of its own also whether it takes a plan. */
export function kindLine({ kind, minutes, open }: Pick<ContentCard, 'kind' | 'minutes' | 'open'>): string {
  return messages.text(open ? 'shelf.line' : 'shelf.lineClosed', { kind: messages.text(`kind.${kind}`), minutes });
}

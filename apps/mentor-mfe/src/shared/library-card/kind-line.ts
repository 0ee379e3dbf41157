import type { ContentCard } from '@greenroom/contracts';
import { messages } from '../../messages/index.ts';

/** Returns "Lesson, 6 min", with a note if the item needs a plan. */
export function kindLine({ kind, minutes, open }: Pick<ContentCard, 'kind' | 'minutes' | 'open'>): string {
  return messages.text(open ? 'shelf.line' : 'shelf.lineClosed', { kind: messages.text(`kind.${kind}`), minutes });
}

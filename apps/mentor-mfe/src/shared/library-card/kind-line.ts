import type { ContentCard } from '@greenroom/contracts';
import type { messages } from '../../messages/index.ts';

/** Returns "Lesson, 6 min", with a note if the item needs a plan. */
export function kindLine(
  t: ReturnType<typeof messages.useText>,
  { kind, minutes, open }: Pick<ContentCard, 'kind' | 'minutes' | 'open'>,
): string {
  return t(open ? 'library.line' : 'library.lineClosed', { kind: t(`kind.${kind}`), minutes });
}

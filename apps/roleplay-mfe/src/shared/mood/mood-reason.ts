import type { MoodMove } from '@greenroom/contracts';
import type { moodTexts } from './mood-texts.ts';

type Move = Pick<MoodMove, 'mood' | 'because' | 'words'>;

/**
 * Says in a sentence what a line did to the partner: "Dorothea opened, because you named a day."
 * @param before the mood before the line
 */
export function moodReason(
  { mood, because, words }: Move,
  before: number,
  name: string,
  t: ReturnType<typeof moodTexts.useText>,
): string {
  if (because === null) return t('same', { name });
  const why = t(`because.${because}`);
  const reason = words === null ? why : t('named', { reason: why, words });
  return t(mood > before ? 'opened' : 'closed', { name, reason });
}

import type { ReactNode } from 'react';
import { Small, useInBrowser } from '@greenroom/shared-ui';
import { forMeMessages } from '../../../shared/for-me/index.ts';
import { useLibraryHistory } from './use-library-history.ts';

/**
 * Shows how many items of a shelf are finished; nothing before the first. @param count number of items on the shelf
 */
export function LibraryCount({ instructorSlug, count }: { instructorSlug: string; count: number }): ReactNode {
  const t = forMeMessages.useText();
  const { data } = useLibraryHistory(instructorSlug);
  const takenOver = useInBrowser();
  const finished = data?.finished ?? 0;
  return takenOver && finished > 0 ? <Small tone={2}>{t('library.finishedOf', { finished, count })}</Small> : null;
}

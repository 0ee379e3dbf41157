import { Bookmark, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '@greenroom/contracts';
import { Tag } from '@greenroom/shared-ui';
import { forMeMessages } from '../for-me/index.ts';
import { dayNamed } from './day-named.ts';

/** Shows an item's state: when it was finished or opened, the progress, and whether it is saved. */
export function EntryState({
  entry: { content, openedAt, finishedAt, savedAt, progress },
}: {
  entry: HistoryEntry;
}): ReactNode {
  const t = forMeMessages.useText();
  const read = Math.round(progress * content.minutes);
  const day = openedAt && dayNamed(openedAt, t);
  return (
    <>
      {finishedAt ? (
        <Tag icon={Check} tone="good">{`${t('history.finished')}, ${dayNamed(finishedAt, t)}`}</Tag>
      ) : (
        openedAt && (
          <Tag>{`${day}, ${read > 0 ? t('left.itemProgress', { read, minutes: content.minutes }) : t('left.itemBegun')}`}</Tag>
        )
      )}
      {savedAt && <Tag icon={Bookmark}>{t('history.saved')}</Tag>}
    </>
  );
}

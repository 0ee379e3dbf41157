import type { ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Part } from '@greenroom/speech-feedback';
import { Fine } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';
import { List } from './list.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Shows who promised what, and by when. */
export function Promised({ followUps }: Pick<MeetingFeedback, 'followUps'>): ReactNode {
  const t = texts.useText();
  if (followUps.length === 0) return null;
  return (
    <Part title={t('promised.title')}>
      <List>
        {followUps.map(({ text, who, dueOn }) => (
          <li key={`${who} ${text}`}>
            {text}{' '}
            <Fine as="span" tone={2}>
              {who === '' ? t('nobody') : (who ?? t('you'))},{' '}
              {dueOn === null ? t('promised.noDay') : t('promised.by', { day: formatDate(dueOn, day) })}
            </Fine>
          </li>
        ))}
      </List>
    </Part>
  );
}

import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdapterState } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine, Tag } from '@greenroom/shared-ui';
import { isKnownFailure } from './known-names.ts';
import { words } from './words.ts';

/** Shows how the last calls to an adapter went; nothing for an adapter that is off, whose name says so. */
export function AdapterStateLine({ status, failingSince, lastFailure }: AdapterState): ReactNode {
  const t = words.useText();
  if (status === 'off') return null;
  if (status === 'unknown') return <Fine tone={2}>{t('overview.notCalled')}</Fine>;
  if (status === 'ok')
    return (
      <Tag icon={Check} tone="good">
        {t('overview.working')}
      </Tag>
    );
  const failure = lastFailure ?? 'unavailable';
  return (
    <Tag icon={CircleAlert} tone="bad">
      {t('overview.failing', {
        when: formatDate(failingSince ?? '', { dateStyle: 'medium', timeStyle: 'short' }),
        why: isKnownFailure(failure) ? t(`overview.failure.${failure}`) : failure,
      })}
    </Tag>
  );
}

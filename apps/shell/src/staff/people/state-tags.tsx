import { Ban, CircleCheck, MailQuestionMark, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffPeople } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Row, Tag } from '@greenroom/shared-ui';
import { words } from '../words.ts';

type State = Pick<StaffPeople['people'][number], 'emailConfirmed' | 'blockedAt' | 'deletedFrom'>;

/** Shows an account's state as tags. */
export function StateTags({ emailConfirmed, blockedAt, deletedFrom }: State): ReactNode {
  const t = words.useText();
  return (
    <Row wrap gap={3}>
      {emailConfirmed ? (
        <Tag icon={CircleCheck} tone="good">
          {t('state.confirmed')}
        </Tag>
      ) : (
        <Tag icon={MailQuestionMark} tone="warn">
          {t('state.unconfirmed')}
        </Tag>
      )}
      {blockedAt !== null && (
        <Tag icon={Ban} tone="bad">
          {t('state.blocked')}
        </Tag>
      )}
      {deletedFrom !== null && (
        <Tag icon={Trash2} tone="warn">
          {t('state.leaving', { day: formatDate(deletedFrom, { dateStyle: 'medium' }) })}
        </Tag>
      )}
    </Row>
  );
}

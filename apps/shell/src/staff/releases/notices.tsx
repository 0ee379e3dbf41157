import { Check, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Body, Section, Tag } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

/** Shows who is notified of problems, the last notification, and whether it was delivered. */
export function Notices({ webhook, mails, last }: ReleaseStatus['notices']): ReactNode {
  const t = words.useText();
  const ways = webhook && mails ? 'both' : webhook ? 'webhook' : mails ? 'mails' : 'none';
  const heads = (['when', 'what', 'posted'] as const).map((head) => t(`releases.${head}`));
  return (
    <Section title={t('releases.notices')}>
      <Body tone={2}>{t(`releases.notices.${ways}`)}</Body>
      {last.length > 0 && (
        <Table label={t('releases.noticesTable')} heads={heads}>
          {last.map(({ at, kind, app, version, posted }) => (
            <tr key={`${at} ${kind} ${app}`}>
              <OneLine>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</OneLine>
              <td>{t(`releases.notice.${kind}`, { what: [app, version].filter(Boolean).join(' ') })}</td>
              <td>{posted === 'off' ? '–' : <Posted posted={posted} />}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

function Posted({ posted }: { posted: 'sent' | 'waits' | 'failed' }): ReactNode {
  const t = words.useText();
  if (posted === 'waits') return <Tag icon={Clock}>{t('releases.posted.waits')}</Tag>;
  return (
    <Tag icon={posted === 'sent' ? Check : CircleAlert} tone={posted === 'sent' ? 'good' : 'bad'}>
      {t(`releases.posted.${posted}`)}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import type { StaffPerson } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine, Section, Small } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

const day = (moment: string | null) => (moment === null ? '' : formatDate(moment, { dateStyle: 'medium' }));
const instant = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows an account’s plan, the plans before it, and what Apple reported about those bought in the app. */
export function PersonPlan({ status, endsAt, from, history, appleNotifications }: StaffPerson['plan']): ReactNode {
  const t = words.useText();
  const heads = ['planKind', 'planName', 'planSince', 'planUntil', 'planReason'] as const;
  return (
    <Section title={t('person.plan')}>
      <Small>
        {status === 'FREE'
          ? t('person.planNone')
          : t(endsAt === null ? 'person.planOpen' : 'person.planTo', {
              status,
              from: t(`person.from.${from}`),
              day: day(endsAt),
            })}
      </Small>
      {history.length > 0 && (
        <Table label={t('person.planHistory')} heads={heads.map((head) => t(`person.${head}`))}>
          {history.map((one) => (
            <tr key={one.kind + one.since}>
              <td>{t(`person.kind.${one.kind}`)}</td>
              <td>{one.name}</td>
              <OneLine>{day(one.since)}</OneLine>
              <OneLine>
                {day(one.until)}
                {one.over && <Fine tone={2}>{t('person.planOver')}</Fine>}
              </OneLine>
              <td>{one.reason}</td>
            </tr>
          ))}
        </Table>
      )}
      {appleNotifications.length > 0 && (
        <Table narrow label={t('person.appleNotifications')} heads={[t('person.appleType'), t('person.appleAt')]}>
          {appleNotifications.map(({ type, subtype, at }, index) => (
            <tr key={`${at} ${index}`}>
              <td>{[type, subtype].filter((part) => part !== null).join(', ')}</td>
              <OneLine>{instant(at)}</OneLine>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

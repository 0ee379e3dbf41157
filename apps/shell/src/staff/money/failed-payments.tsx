import type { ReactNode } from 'react';
import type { StaffMoneyFailed } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { sayMoney } from '@greenroom/plans';
import { Fine, Section, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffMoneyFailedQuery } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { type MoneyWish, moneyAddress } from './money-wish.ts';
import { Payer } from './payer.tsx';

interface FailedPaymentsProps {
  wish: MoneyWish;
  cursor: string | undefined;
}

/** Payments that failed and are retried. */
export function FailedPayments({ wish, cursor }: FailedPaymentsProps): ReactNode {
  const t = words.useText();
  const query = useStaffMoneyFailedQuery({ query: { cursor } }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('money.failed')}>
      <Stack gap={4}>
        <Small tone={2}>{t('money.failedText')}</Small>
        <Answer query={{ ...query, data: query.currentData }}>{(found) => <Listed {...found} wish={wish} />}</Answer>
      </Stack>
    </Section>
  );
}

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });
const instant = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

function Listed({ failed, cursor, wish }: StaffMoneyFailed & { wish: MoneyWish }): ReactNode {
  const t = words.useText();
  if (failed.length === 0) return <Small tone={2}>{t('money.failedNone')}</Small>;
  const heads = ['who', 'invoice', 'amount', 'unpaidSince', 'nextAttempt', 'retriedUntil'] as const;
  return (
    <>
      <Table label={t('money.failedTable')} heads={heads.map((head) => t(`money.${head}`))}>
        {failed.map(({ invoiceId, number, account, amount, since, nextAttemptAt, until }) => (
          <tr key={invoiceId}>
            <td>
              <Payer account={account} />
            </td>
            <OneLine>{number ?? invoiceId}</OneLine>
            <OneLine>{sayMoney(amount)}</OneLine>
            <OneLine>{day(since)}</OneLine>
            <OneLine>
              {nextAttemptAt === null ? <Fine tone={2}>{t('money.noAttempt')}</Fine> : instant(nextAttemptAt)}
            </OneLine>
            <OneLine>{until !== null && day(until)}</OneLine>
          </tr>
        ))}
      </Table>
      {cursor !== null && (
        <TextLink alone as={Link} to={moneyAddress(wish, { failed: cursor })}>
          {t('money.olderFailed')}
        </TextLink>
      )}
    </>
  );
}

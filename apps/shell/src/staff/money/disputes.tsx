import type { ReactNode } from 'react';
import type { StaffMoneyDisputes } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { sayMoney } from '@greenroom/plans';
import { Fine, Section, Small, Stack, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { isKnownDisputeReason, isKnownDisputeStatus } from '../known-names.ts';
import { useStaffMoneyDisputesQuery } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { DisputesSearch } from './disputes-search.tsx';
import { type MoneyWish, moneyAddress } from './money-wish.ts';
import { Payer } from './payer.tsx';

interface DisputesProps {
  wish: MoneyWish;
  cursor: string | undefined;
}

/** Payments that people dispute at their bank. */
export function Disputes({ wish, cursor }: DisputesProps): ReactNode {
  const t = words.useText();
  const { disputes: state, payer: find } = wish;
  const query = useStaffMoneyDisputesQuery({ query: { state, find, cursor } }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('money.disputes')}>
      <Stack gap={4}>
        <Small tone={2}>{t('money.disputesText')}</Small>
        <Answer query={query}>
          {({ counts }) => (
            <Stack gap={4}>
              <DisputesSearch key={`${state} ${find}`} counts={counts} wish={wish} />
              <Answer query={{ ...query, data: query.currentData }}>
                {(found) => <Listed {...found} wish={wish} />}
              </Answer>
            </Stack>
          )}
        </Answer>
      </Stack>
    </Section>
  );
}

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });

function Listed({ disputes, cursor, wish }: StaffMoneyDisputes & { wish: MoneyWish }): ReactNode {
  const t = words.useText();
  if (disputes.length === 0)
    return <StatusPanel title={t('money.disputesNone')}>{t('money.disputesNoneText')}</StatusPanel>;
  const heads = ['who', 'invoice', 'amount', 'disputeReason', 'state', 'disputeOpened', 'evidenceDue'] as const;
  return (
    <>
      <Table label={t('money.disputesTable')} heads={heads.map((head) => t(`money.${head}`))}>
        {disputes.map((one) => (
          <tr key={one.id}>
            <td>
              <Payer account={one.account} />
              <Fine tone={2}>{one.id}</Fine>
              {one.page !== null && (
                <TextLink alone href={one.page} target="_blank" rel="noreferrer">
                  {t('money.disputePage')}
                </TextLink>
              )}
            </td>
            <OneLine>{one.invoice}</OneLine>
            <OneLine>{sayMoney(one.amount)}</OneLine>
            <td>{isKnownDisputeReason(one.reason) ? t(`money.disputeReason.${one.reason}`) : one.reason}</td>
            <td>{isKnownDisputeStatus(one.status) ? t(`money.disputeStatus.${one.status}`) : one.status}</td>
            <OneLine>{day(one.openedAt)}</OneLine>
            <td>
              <Due {...one} />
            </td>
          </tr>
        ))}
      </Table>
      {cursor !== null && (
        <TextLink alone as={Link} to={moneyAddress(wish, { disputed: cursor })}>
          {t('money.olderDisputes')}
        </TextLink>
      )}
    </>
  );
}

/** The day until which evidence is taken; nothing once the dispute is closed or under review. */
function Due({ status, evidenceDueBy }: StaffMoneyDisputes['disputes'][number]): ReactNode {
  if (evidenceDueBy === null || !status.endsWith('needs_response')) return null;
  return formatDate(evidenceDueBy, { dateStyle: 'medium', timeStyle: 'short' });
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isNothing, type Money, type StaffMoneyPayments } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { sayMoney } from '@greenroom/plans';
import { Button, Fine, Section, Small, Stack } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffMoneyPaymentsQuery } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { RefundForm } from './refund-form.tsx';

type Payment = StaffMoneyPayments['payments'][number];

interface PaymentsProps {
  accountUuid: string;
  /** Called after a refund, to reload the account. */
  changed(): void;
}

/** An account's payments, which can be refunded in full or in part. */
export function Payments({ accountUuid, changed }: PaymentsProps): ReactNode {
  const t = words.useText();
  const query = useStaffMoneyPaymentsQuery({ params: { accountUuid } }, { refetchOnMountOrArgChange: true });
  const reload = () => {
    void query.refetch();
    changed();
  };
  return (
    <Section title={t('payments.title')}>
      <Answer query={query}>
        {({ payments }) =>
          payments.length === 0 ? (
            <Small tone={2}>{t('payments.none')}</Small>
          ) : (
            <Listed accountUuid={accountUuid} payments={payments} reload={reload} />
          )
        }
      </Answer>
    </Section>
  );
}

interface ListedProps extends StaffMoneyPayments {
  accountUuid: string;
  reload(): void;
}

function Listed({ accountUuid, payments, reload }: ListedProps): ReactNode {
  const t = words.useText();
  const [chosen, setChosen] = useState<Payment>();
  const [status, setStatus] = useState('');
  const statusLine = useRef<HTMLParagraphElement>(null);
  // The button that opened the form disappears once nothing is left.
  useEffect(() => {
    if (status !== '') statusLine.current?.focus();
  }, [status]);
  const close = () => setChosen(undefined);
  const choose = (payment: Payment) => {
    setStatus('');
    setChosen(payment);
  };
  const done = (amount: Money, outcome: 'done' | 'under_way') => {
    setStatus(t(outcome === 'done' ? 'payments.done' : 'payments.underWay', { amount: sayMoney(amount) }));
    close();
    reload();
  };
  return (
    <Stack gap={4}>
      <PaymentsTable payments={payments} refund={choose} />
      <Fine ref={statusLine} role="status" tabIndex={-1} tone={2}>
        {status}
      </Fine>
      {chosen && (
        <RefundForm
          key={chosen.invoiceId}
          accountUuid={accountUuid}
          payment={payments.find(({ invoiceId }) => invoiceId === chosen.invoiceId) ?? chosen}
          done={done}
          failed={reload}
          close={close}
        />
      )}
    </Stack>
  );
}

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });

function PaymentsTable({ payments, refund }: { payments: readonly Payment[]; refund(payment: Payment): void }) {
  const t = words.useText();
  const heads = ['paidAt', 'invoice', 'amount', 'refunded', 'left', 'change'] as const;
  return (
    <Table label={t('payments.table')} heads={heads.map((head) => t(`payments.${head}`))}>
      {payments.map((payment) => {
        const { invoiceId, number, paidAt, paid, refunded, pending, left, refusedAt } = payment;
        return (
          <tr key={invoiceId}>
            <OneLine>{day(paidAt)}</OneLine>
            <OneLine>{number ?? invoiceId}</OneLine>
            <OneLine>{sayMoney(paid)}</OneLine>
            <td>
              {sayMoney(refunded)}
              {!isNothing(pending) && <Fine tone={2}>{t('payments.pending', { amount: sayMoney(pending) })}</Fine>}
              {refusedAt !== null && <Fine tone={2}>{t('payments.refused', { day: day(refusedAt) })}</Fine>}
            </td>
            <OneLine>{sayMoney(left)}</OneLine>
            <td>
              {!isNothing(left) && (
                <Button
                  size="s"
                  aria-label={t('payments.refundOf', { invoice: number ?? invoiceId })}
                  onClick={() => refund(payment)}
                >
                  {t('payments.refund')}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

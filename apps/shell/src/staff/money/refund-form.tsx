import { useRef, useState, type ReactNode } from 'react';
import { countOf, type Money, type StaffMoneyPayments } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Field, Input } from '@greenroom/shared-ui';
import { ReasonForm, type Sent } from '../reason-form.tsx';
import { useStaffMoneyRefundMutation } from '../staff-api.ts';
import { words } from '../words.ts';
import { amountText, readAmount } from './typed-amount.ts';

interface RefundFormProps {
  accountUuid: string;
  payment: StaffMoneyPayments['payments'][number];
  done(amount: Money, outcome: 'done' | 'under_way'): void;
  /** Called after a refused request, to reload what is left. */
  failed(): void;
  close(): void;
}

/** Asks how much to refund and why; the button names the amount. */
export function RefundForm({ accountUuid, payment, done, failed, close }: RefundFormProps): ReactNode {
  const t = words.useText();
  const [refund] = useStaffMoneyRefundMutation();
  const { invoiceId, number, left } = payment;
  const [typed, setTyped] = useState(() => amountText(left));
  // The same key for every attempt of this form, so that a repeated request refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const made = useRef<Parameters<typeof done>>(undefined);
  const amount = readAmount(typed, left);
  const send = async (reason: string): Promise<Sent> => {
    if (!amount) return { error: { code: 'unprocessable' } };
    const body = { reason, invoiceId, amount: countOf(amount.amount), key };
    const answer = await refund({ params: { accountUuid }, body });
    if (answer.data) made.current = [amount, answer.data.status];
    else failed();
    return answer;
  };
  return (
    <ReasonForm
      title={t('payments.refundOf', { invoice: number ?? invoiceId })}
      text={t('payments.refundText')}
      press={amount ? t('payments.press', { amount: sayMoney(amount) }) : t('payments.pressUnclear')}
      problems={{
        conflict: t('payments.problem.conflict'),
        not_found: t('payments.problem.not_found'),
        bad_request: t('payments.problem.bad_request'),
        unprocessable: t('payments.problem.unprocessable', { left: sayMoney(left) }),
      }}
      send={send}
      done={() => made.current && done(...made.current)}
      close={close}
    >
      <Field label={t('payments.howMuch')} hint={t('payments.most', { left: sayMoney(left) })}>
        <Input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </ReasonForm>
  );
}

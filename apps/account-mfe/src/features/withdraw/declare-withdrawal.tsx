import { useState, type ReactNode } from 'react';
import { failureOf, sayFailure } from '@greenroom/account-forms';
import { formatDate } from '@greenroom/i18n';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useCommerceWithdrawalDeclareMutation } from './withdrawal-api.ts';
import { ConfirmStep } from './confirm-step.tsx';
import type { Declared } from './declared.ts';
import { withdrawalMessages } from './messages/index.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The form, the confirmation step, and the receipt. The response does not reveal whether a contract exists. */
export function DeclareWithdrawal(): ReactNode {
  const t = withdrawalMessages.useText();
  const [declare, { data, isLoading, error }] = useCommerceWithdrawalDeclareMutation();
  const [filled, setFilled] = useState<Declared>();
  const [confirming, setConfirming] = useState(false);
  const failure = failureOf(error);
  return (
    <>
      <div role="status">
        {data && filled && (
          <SaidInstead tone="good">
            {t('received', {
              at: formatDate(data.receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
              email: filled.email,
            })}
          </SaidInstead>
        )}
      </div>
      {!data &&
        (filled && confirming ? (
          <ConfirmStep
            declared={filled}
            busy={isLoading}
            failure={failure && sayFailure(failure, [])}
            onConfirm={() => void declare({ body: filled })}
            onBack={() => setConfirming(false)}
          />
        ) : (
          <WithdrawalForm
            initial={filled}
            onFilled={(declared) => {
              setFilled(declared);
              setConfirming(true);
            }}
          />
        ))}
    </>
  );
}

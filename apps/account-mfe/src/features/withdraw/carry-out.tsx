import type { ReactNode } from 'react';
import { failureOf, FormNotice, Message, sayFailure } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import type { Reply } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Body, Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useForgetSpentToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { withdrawalMessages } from './messages/index.ts';
import { useCommerceWithdrawalConfirmMutation } from './withdrawal-api.ts';

/**
 * Asks for confirmation after the mailed link was opened. Opening alone ends nothing, because mail scanners open links
 * as well.
 */
export function CarryOut({ token }: { token: string }): ReactNode {
  const t = withdrawalMessages.useText();
  const words = messages.useText();
  const [confirm, { data, isLoading, error }] = useCommerceWithdrawalConfirmMutation();
  const failure = failureOf(error);
  const spent = failure?.code === 'unprocessable';
  useForgetSpentToken(spent || data !== undefined);
  return (
    <>
      <div role="status">{data && <Outcome {...data} />}</div>
      {!data && (
        <>
          <Body>{t('carryOut.text')}</Body>
          {spent ? (
            <Message data-tone="warn">{words('sentence.linkSpent')}</Message>
          ) : (
            <FormNotice failure={failure && sayFailure(failure, [])} />
          )}
          <Row>
            <Button
              variant="primary"
              busy={isLoading}
              busyLabel={words('form.sending')}
              onClick={() => void confirm({ body: { token } })}
              {...pressed('withdraw.carry-out')}
            >
              {t('carryOut')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

function Outcome({ outcome, refunded }: Reply<'commerceWithdrawalConfirm'>): ReactNode {
  const t = withdrawalMessages.useText();
  if (outcome !== 'withdrawn') return <SaidInstead tone="warn">{t(`outcome.${outcome}`)}</SaidInstead>;
  return (
    <SaidInstead tone="good">
      {refunded ? t('outcome.refunded', { amount: sayMoney(refunded) }) : t('outcome.unpaid')}
    </SaidInstead>
  );
}

import type { ReactNode } from 'react';
import { failureOf, FormNotice, Message, sayFailure } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { sayDay } from '@greenroom/plans';
import { Body, Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useForgetSpentToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useCommerceCancellationConfirmMutation } from './cancellation-api.ts';
import { cancellationMessages } from './messages/index.ts';

/**
 * Asks for confirmation after the mailed link was opened. Opening alone cancels nothing, because mail scanners open
 * links as well.
 */
export function ConfirmCancellation({ token }: { token: string }): ReactNode {
  const t = cancellationMessages.useText();
  const words = messages.useText();
  const [confirm, { data, isLoading, error }] = useCommerceCancellationConfirmMutation();
  const failure = failureOf(error);
  const spent = failure?.code === 'unprocessable';
  useForgetSpentToken(spent || data !== undefined);
  return (
    <>
      <div role="status">
        {data && (
          <SaidInstead tone="good">
            {data.endsAt === null ? t('confirmed.none') : t('confirmed', { day: sayDay(data.endsAt) })}
          </SaidInstead>
        )}
      </div>
      {!data && (
        <>
          <Body>{t('confirm.text')}</Body>
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
              {...pressed('cancel-contracts.carry-out')}
            >
              {t('send')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

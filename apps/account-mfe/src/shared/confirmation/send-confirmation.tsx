import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { Button, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidInstead } from '../said-instead/index.ts';
import { useAuthSendConfirmationMutation } from './confirmation-api.ts';

/** Sends the confirmation mail again. */
export function SendConfirmation(): ReactNode {
  const t = messages.useText();
  const [send, { isLoading, isSuccess, error }] = useAuthSendConfirmationMutation();
  const failure = failureOf(error);
  return (
    <Stack gap={3} start>
      {!isSuccess && (
        <Button size="s" busy={isLoading} busyLabel={t('form.sending')} onClick={() => void send({})}>
          {t('confirmation.send')}
        </Button>
      )}
      <div role="status">{isSuccess && <SaidInstead tone="good">{t('confirmation.sent')}</SaidInstead>}</div>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Stack>
  );
}

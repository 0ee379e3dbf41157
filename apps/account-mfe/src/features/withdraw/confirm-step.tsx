import { useEffect, useRef, type ReactNode } from 'react';
import { FormNotice, type Saying } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Body, Button, Head, Row, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { Declared } from './declared.ts';
import { withdrawalMessages } from './messages/index.ts';

interface ConfirmStepProps {
  declared: Declared;
  busy: boolean;
  failure: Saying | undefined;
  onConfirm(): void;
  onBack(): void;
}

/** The second step: shows the declaration, and the button sends it. */
export function ConfirmStep({ declared, busy, failure, onConfirm, onBack }: ConfirmStepProps): ReactNode {
  const t = withdrawalMessages.useText();
  const words = messages.useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, email, contract } = declared;
  return (
    <Stack gap={4}>
      <Head as="h2" ref={heading} tabIndex={-1}>
        {t('confirm.heading')}
      </Head>
      <Body>{t('confirm.text', { name, email, contract: contract ?? t('confirm.plan') })}</Body>
      <FormNotice failure={failure} />
      <Row wrap>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={words('form.sending')}
          onClick={onConfirm}
          {...pressed('withdraw.send')}
        >
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </Row>
    </Stack>
  );
}

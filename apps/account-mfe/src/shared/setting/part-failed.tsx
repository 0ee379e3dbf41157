import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Shown instead of a part of the settings that failed to load. */
export function PartFailed({ error, retry }: { error: unknown; retry(): unknown }): ReactNode {
  const t = messages.useText();
  const failure = failureOf(error);
  return (
    <Row wrap between>
      <FormNotice failure={failure && sayFailure(failure, [])} />
      <Button size="s" onClick={() => retry()}>
        {t('tryAgain')}
      </Button>
    </Row>
  );
}

import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useForgetSpentToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { waitlistMessages } from './messages/index.ts';
import { useWaitlistAnswerMutation } from './waitlist-api.ts';

/**
 * Asks for an answer after the mailed link was opened. Opening alone answers nothing, because mail scanners open links
 * as well.
 */
export function StayOrLeave({ token }: { token: string }): ReactNode {
  const t = messages.useText();
  const own = waitlistMessages.useText();
  const [answer, { isLoading, error }] = useWaitlistAnswerMutation();
  const [answered, setAnswered] = useState<'stay' | 'leave'>();
  const failure = failureOf(error);
  useForgetSpentToken(answered !== undefined || failure?.code === 'unprocessable');
  const say = async (wish: 'stay' | 'leave') => {
    const { error: failed } = await answer({ body: { token, stay: wish === 'stay' } });
    if (!failed) setAnswered(wish);
  };
  return (
    <>
      <div role="status">
        {answered && <SaidInstead tone="good">{own(`waitlist.answered.${answered}`)}</SaidInstead>}
      </div>
      {!answered && (
        <>
          <FormNotice failure={failure && sayFailure(failure, [])} />
          <Row wrap gap={4}>
            <Button variant="primary" busy={isLoading} busyLabel={t('form.sending')} onClick={() => void say('stay')}>
              {own('waitlist.stay')}
            </Button>
            <Button disabled={isLoading} onClick={() => void say('leave')}>
              {own('waitlist.leave')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, Button, Row, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { AuthPage } from '../../shared/auth-page/index.ts';
import { useForgetSpentToken, useMailedToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { remindersMessages } from './messages/index.ts';
import { usePracticeUnsubscribeMutation } from './reminders-api.ts';

/** Ends practice reminders by a mailed link, whether the user is signed in or not. */
export function Reminders(): ReactNode {
  const own = remindersMessages.useText();
  const token = useMailedToken();
  return (
    <AuthPage>
      {token === undefined ? <Body>{own('noLink')}</Body> : <EndReminders key={token} token={token} />}
      <span>
        <TextLink alone as={Link} to={paths.practice}>
          {own('plan')}
        </TextLink>
      </span>
    </AuthPage>
  );
}

/** Asks for confirmation: opening alone ends nothing, because mail scanners open links as well. */
function EndReminders({ token }: { token: string }): ReactNode {
  const t = messages.useText();
  const own = remindersMessages.useText();
  const [end, { isLoading, error }] = usePracticeUnsubscribeMutation();
  const [ended, setEnded] = useState(false);
  const failure = failureOf(error);
  useForgetSpentToken(ended);
  const press = async () => {
    const { error: failed } = await end({ body: { token } });
    setEnded(!failed);
  };
  return (
    <>
      <div role="status">{ended && <SaidInstead tone="good">{own('ended')}</SaidInstead>}</div>
      {!ended && (
        <>
          <FormNotice failure={failure && sayFailure(failure, [])} />
          <Row>
            <Button variant="primary" busy={isLoading} busyLabel={t('form.sending')} onClick={() => void press()}>
              {own('end')}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

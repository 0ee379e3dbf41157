import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, Row, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthPage } from '../../shared/auth-page/index.ts';
import { useForgetSpentToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useAuthConfirmAddressMutation } from './confirm-address-api.ts';
import { NewLink } from './new-link.tsx';

/**
 * Asks for confirmation after the mailed link was opened. Opening alone confirms nothing, because mail scanners open
 * links as well.
 */
export function ConfirmByLink({ token }: { token: string }): ReactNode {
  const t = messages.useText();
  const { to } = useAuthPage();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [confirm, { isLoading, isSuccess, error }] = useAuthConfirmAddressMutation();
  const failure = failureOf(error);
  const outcome = isSuccess ? 'done' : failure && endOf(failure);
  useForgetSpentToken(outcome === 'done' || outcome === 'spent');
  const press = async () => {
    const { error: failed } = await confirm({ body: { token } });
    if (!failed) void fetchUser();
  };
  return (
    <>
      <div role="status">
        {outcome && (
          <SaidInstead tone={outcome === 'done' ? 'good' : 'warn'}>
            {t(outcome === 'spent' ? 'sentence.linkSpent' : `confirmAddress.${outcome}`)}
          </SaidInstead>
        )}
      </div>
      {!outcome && (
        <>
          <FormNotice failure={failure && sayFailure(failure, [])} />
          <Row>
            <Button variant="primary" busy={isLoading} busyLabel={t('form.sending')} onClick={() => void press()}>
              {t('confirmAddress.send')}
            </Button>
          </Row>
        </>
      )}
      {outcome === 'done' && (
        <Stack start>
          <ButtonLink variant="primary" as={Link} to={user.loggedIn ? paths.homepage : to('login')}>
            {t(user.loggedIn ? 'auth.continue' : 'logIn.send')}
          </ButtonLink>
        </Stack>
      )}
      {outcome === 'spent' && <NewLink />}
    </>
  );
}

/** Returns undefined if the user can retry. */
function endOf({ code }: ApiError): 'spent' | 'taken' | undefined {
  if (code === 'unprocessable' || code === 'bad_request') return 'spent';
  return code === 'conflict' ? 'taken' : undefined;
}

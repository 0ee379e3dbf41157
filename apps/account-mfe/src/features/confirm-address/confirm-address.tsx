import type { ReactNode } from 'react';
import { FormNotice, Message, sayFailure } from '@greenroom/account-forms';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BusyText, Button, ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SendConfirmation } from '../../shared/confirmation/index.ts';
import { DoorPage, useDoor } from '../../shared/door/index.ts';
import { useConfirming } from './use-confirming.ts';

/** Confirms an address by a mailed link, as soon as the page is open; signed in or not. */
export function ConfirmAddress(): ReactNode {
  const t = messages.useText();
  const { to } = useDoor();
  const { user } = useCurrentUser();
  const { confirming, retry } = useConfirming();
  return (
    <DoorPage>
      <div role="status">
        {confirming.state === 'asking' && <BusyText>{t('confirmAddress.asking')}</BusyText>}
        {confirming.state === 'done' && <Message data-tone="good">{t('confirmAddress.done')}</Message>}
        {confirming.state === 'spent' && <Message data-tone="warn">{t('sentence.linkSpent')}</Message>}
        {confirming.state === 'taken' && <Message data-tone="warn">{t('confirmAddress.taken')}</Message>}
      </div>
      {confirming.state === 'done' && (
        <Stack start>
          <ButtonLink variant="primary" as={Link} to={user.loggedIn ? paths.homepage : to('login')}>
            {t(user.loggedIn ? 'door.goOn' : 'logIn.send')}
          </ButtonLink>
        </Stack>
      )}
      {confirming.state === 'spent' && user.loggedIn && !user.emailConfirmed && <SendConfirmation />}
      {confirming.state === 'spent' && !user.loggedIn && (
        <Stack start>
          <ButtonLink as={Link} to={to('login')}>
            {t('confirmAddress.logInForNew')}
          </ButtonLink>
        </Stack>
      )}
      {confirming.state === 'failed' && (
        <Stack start>
          <FormNotice failure={sayFailure(confirming.error, [])} />
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </Stack>
      )}
    </DoorPage>
  );
}

import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, Icon, Row, Small, Stack } from '@greenroom/shared-ui';
import { desktopMessages } from './messages/index.ts';
import { useAuthDesktopCodeMutation } from './desktop-api.ts';

/**
 * Opens the desktop app with a code that it exchanges for this session. A page cannot know whether an app has opened,
 * so it always says what to do otherwise.
 */
export function HandOver(): ReactNode {
  const t = desktopMessages.useText();
  const { user } = useCurrentUser();
  const [makeCode, { isLoading, isSuccess, error }] = useAuthDesktopCodeMutation();
  const failure = failureOf(error);
  const open = async () => {
    const { data } = await makeCode({});
    if (data) window.location.assign(data.address);
  };
  return (
    <Stack gap={5}>
      <Small tone={2}>{t('desktop.as', { email: user.email ?? '' })}</Small>
      <FormNotice failure={failure && sayFailure(failure, [])} />
      <Row wrap gap={4}>
        <Button variant="primary" busy={isLoading} busyLabel={t('desktop.opening')} onClick={() => void open()}>
          <Icon of={Monitor} />
          {t('desktop.open')}
        </Button>
        <ButtonLink variant="quiet" as={Link} to={paths.homepage}>
          {t('desktop.stay')}
        </ButtonLink>
      </Row>
      <div role="status">
        {isSuccess && (
          <Stack gap={2}>
            <Small>{t('desktop.nothing')}</Small>
            <Small tone={2}>{t('desktop.allow')}</Small>
            <Small tone={2}>{t('desktop.install')}</Small>
            <Small tone={2}>{t('desktop.again')}</Small>
          </Stack>
        )}
      </div>
    </Stack>
  );
}

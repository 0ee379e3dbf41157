import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { useNavigate, usePageTitle } from '@greenroom/navigation';
import { Button, Display, Lead, Page, StagePage } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Text = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

/** Where the installed app begins: on to the homepage for one who is signed in, to the landing page for a visitor. */
export function AppStart(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('app.title'));
  const navigate = useNavigate();
  const { user, known } = useCurrentUser();
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (!navigator.onLine) setOffline(true);
    else if (known) void navigate(user.loggedIn ? paths.homepage : paths.root, { replace: true });
  }, [known, user.loggedIn, navigate]);

  return (
    <Page bleed>
      <StagePage art="/assets/art/mic.svg">
        <Display>{t('app.title')}</Display>
        <Text role="status">{offline ? t('app.offline') : t('app.going')}</Text>
        {offline && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('app.tryAgain')}
          </Button>
        )}
      </StagePage>
    </Page>
  );
}

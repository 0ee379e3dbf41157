import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { useNavigate, usePageTitle, useSearchParams } from '@greenroom/navigation';
import { ButtonLink, Display, Lead, Page as Frame, IllustratedPage } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { useOnline } from '../site/use-online.ts';
import { offlineParameter } from './offline-parameter.ts';

const Text = styled(Lead)`
  margin: var(--s-5) 0 var(--s-6);
`;

/**
 * The start page of the installed app: redirects signed-in users to the homepage and visitors to the landing page.
 * With `?offline` it is the page that the service worker caches and shows instead of any page that cannot be fetched;
 * that one has no scripts, so it links to the page the user wanted.
 */
export function Page(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('app.title'));
  const navigate = useNavigate();
  const { user, known } = useCurrentUser();
  const [search] = useSearchParams();
  const kept = search.has(offlineParameter);
  const online = useOnline() && !kept;

  useEffect(() => {
    if (online && known) void navigate(user.loggedIn ? paths.homepage : paths.root, { replace: true });
  }, [online, known, user.loggedIn, navigate]);

  return (
    <Frame bleed>
      <IllustratedPage art="/assets/art/mic.svg">
        <Display>{t('app.title')}</Display>
        <Text role="status">{online ? t('app.going') : t('app.offline')}</Text>
        {!online && (
          <ButtonLink variant="primary" href="">
            {t('app.tryAgain')}
          </ButtonLink>
        )}
      </IllustratedPage>
    </Frame>
  );
}

import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { paths } from '@greenroom/contracts';
import { Link, useLocation, usePageTitle } from '@greenroom/navigation';
import { Display, Fine, Lead, Page, Stack, Strip, StripLink } from '@greenroom/shared-ui';
import { words } from './words.ts';

const Body = styled(Stack)`
  padding: var(--s-5) 0 var(--s-8);
`;

const places = [
  ['overview', paths.staff],
  ['mails', paths.staffMails],
  ['accounts', paths.staffAccounts],
  ['releases', paths.staffReleases],
  ['events', paths.staffEvents],
] as const;

interface StaffPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A staff page: which there are, and the one that is open. */
export function StaffPage({ title, lead, children }: StaffPageProps): ReactNode {
  const t = words.useText();
  const { pathname } = useLocation();
  usePageTitle(title);
  useEffect(startAfresh, []);
  return (
    <Page>
      <Body gap={6}>
        <Strip aria-label={t('places')}>
          {places.map(([place, path]) => (
            <StripLink key={path} as={Link} to={path} aria-current={pathname === path ? 'page' : undefined}>
              {t(`place.${place}`)}
            </StripLink>
          ))}
        </Strip>
        <Stack gap={3}>
          <Fine tone={2}>{t('staff')}</Fine>
          <Display>{title}</Display>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Body>
    </Page>
  );
}

/** A document's policy is that of the page it began with, and only one that began here may frame a mail. */
function startAfresh(): void {
  const [began] = performance.getEntriesByType('navigation');
  if (began && !new URL(began.name).pathname.startsWith(paths.staff)) window.location.reload();
}

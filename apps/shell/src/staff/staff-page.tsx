import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pageRights, paths } from '@greenroom/contracts';
import { Link, useLocation, usePageTitle } from '@greenroom/navigation';
import { Display, Fine, Lead, Page, Stack, Strip, StripLink } from '@greenroom/shared-ui';
import { words } from './words.ts';

const Body = styled(Stack)`
  padding: var(--s-5) 0 var(--s-8);
`;

const places = [
  'staff',
  'staffPeople',
  'staffMails',
  'staffAccounts',
  'staffReleases',
  'staffEvents',
  'staffRoles',
  'staffActions',
] as const;

interface StaffPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A person's page is one of the people's. */
function currentOf(pathname: string, place: (typeof places)[number]): 'page' | 'true' | undefined {
  if (pathname === paths[place]) return 'page';
  return place === 'staffPeople' && pathname.startsWith(`${paths.staffPeople}/`) ? 'true' : undefined;
}

/** A staff page: which there are for one's roles, and the one that is open. */
export function StaffPage({ title, lead, children }: StaffPageProps): ReactNode {
  const t = words.useText();
  const { pathname } = useLocation();
  const { rights } = useCurrentUser().user;
  usePageTitle(title);
  useEffect(startAfresh, []);
  return (
    <Page>
      <Body gap={6}>
        <Strip aria-label={t('places')}>
          {places
            .filter((place) => rights[pageRights[place]] === 'allowed')
            .map((place) => (
              <StripLink key={place} as={Link} to={paths[place]} aria-current={currentOf(pathname, place)}>
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

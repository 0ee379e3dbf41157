import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pageRights, paths } from '@greenroom/contracts';
import { Link, useLocation, usePageTitle } from '@greenroom/navigation';
import { Display, Fine, Lead, Page, Stack, Strip, StripLink } from '@greenroom/shared-ui';
import { words } from './words.ts';

const Body = styled(Stack)`
  padding: var(--s-5) 0 var(--s-8);
  /* A part appears once those above it are there, so that it does not move. */
  > [aria-busy='true'] ~ *,
  > :has([aria-busy='true']) ~ * {
    display: none;
  }
`;

const places = [
  'staff',
  'staffPeople',
  'staffMails',
  'staffAccounts',
  'staffMoney',
  'staffAnnouncements',
  'staffReleases',
  'staffJobs',
  'staffEvents',
  'staffRoles',
  'staffActions',
] as const;

interface StaffPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The page of a person belongs to the people section. */
function currentOf(pathname: string, place: (typeof places)[number]): 'page' | 'true' | undefined {
  if (pathname === paths[place]) return 'page';
  return place === 'staffPeople' && pathname.startsWith(`${paths.staffPeople}/`) ? 'true' : undefined;
}

/** The frame of a staff page, with links to the pages that the user's roles allow. */
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

/**
 * Reloads unless this document began on a staff page: a document keeps its first policy, and only a staff page's
 * allows framing emails.
 */
function startAfresh(): void {
  const [began] = performance.getEntriesByType('navigation');
  if (began && !new URL(began.name).pathname.startsWith(paths.staff)) window.location.reload();
}

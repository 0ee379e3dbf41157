import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cookieSaysLoggedIn, useCoachesAddress, useCurrentUser } from '@greenroom/auth';
import { paths, pathTo } from '@greenroom/contracts';
import { Link, NavLink, useSearchParams } from '@greenroom/navigation';
import { below, ButtonLink, from, IconButton, Initials, Mark, ownProps } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { offlineParameter } from '../pages/offline-parameter.ts';
import { Bar } from './bar.ts';

/** With banners above, a header over the picture begins below them. */
const Place = styled.div`
  position: relative;
`;

const Header = styled(Bar, ownProps('over'))<{ over: boolean }>`
  ${({ over }) => (over ? 'position: absolute; inset: 0 0 auto; z-index: 4; padding-right: 24px;' : '')}
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
  ${below.md} {
    display: none;
  }
`;

const inNav = `
  padding: 12px 3px;
  border-bottom: 1px solid transparent;
  color: var(--text-2);
  font-size: var(--fs-small);
  text-decoration: none;
  &:hover {
    color: var(--text);
  }
  &[aria-current] {
    border-color: var(--text);
    color: var(--text);
  }
`;

const NavItem = styled(NavLink)`
  ${inNav}
`;

/* A link to a section of the landing page is never marked as the current page. */
const NavPlace = styled(Link)`
  ${inNav}
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  margin-left: auto;
`;

const LogIn = styled(ButtonLink, ownProps('over'))<{ over: boolean }>`
  ${from.lg} {
    ${({ over }) => (over ? 'color: #f5eee3;' : '')}
  }
`;

/**
 * Whether a visitor may in truth be a signed-in user: the server could not be asked, or the page is the cached one that
 * is shown offline to both.
 */
function useMayBeLoggedIn(): boolean {
  const { failed } = useCurrentUser();
  const [search] = useSearchParams();
  return search.has(offlineParameter) || (failed && cookieSaysLoggedIn());
}

/** The header of every page except full-window ones. On the landing page it lies over the portraits. */
export function SiteHeader({
  overPicture,
  search,
}: {
  overPicture: boolean;
  search(searching: boolean): void;
}): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const mayBeLoggedIn = useMayBeLoggedIn();
  const coaches = useCoachesAddress();
  const CoachesItem = coaches === paths.coaches ? NavItem : NavPlace;
  return (
    <Place>
      <Header over={overPicture}>
        <Mark as={Link} to={user.loggedIn ? paths.homepage : paths.root} label={t('markLabel')}>
          Greenroom
        </Mark>
        <Nav aria-label={t('mainNavigation')}>
          {user.loggedIn && <NavItem to={paths.homepage}>{t('nav.home')}</NavItem>}
          {user.loggedIn && <NavItem to={paths.forYou}>{t('nav.forYou')}</NavItem>}
          <CoachesItem to={coaches}>{t('nav.coaches')}</CoachesItem>
          <NavItem to={paths.categories}>{t('nav.practice')}</NavItem>
          <NavItem to={paths.meetings}>{t('nav.meetings')}</NavItem>
        </Nav>
        <End>
          {user.rights.browse === 'allowed' && (
            <IconButton
              icon={Search}
              label={t('nav.search')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => search(true)}
            />
          )}
          {user.loggedIn && (
            <Initials as={Link} to={paths.settings} aria-label={t('nav.account')}>
              {(user.email ?? '').slice(0, 2).toUpperCase()}
            </Initials>
          )}
          {!user.loggedIn && !mayBeLoggedIn && (
            <LogIn
              over={overPicture}
              variant="quiet"
              size="s"
              as={Link}
              to={pathTo('customAuth', { customAuthSlug: 'login' })}
            >
              {t('nav.logIn')}
            </LogIn>
          )}
        </End>
      </Header>
    </Place>
  );
}

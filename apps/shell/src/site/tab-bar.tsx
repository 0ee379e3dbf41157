import styled from '@emotion/styled';
import { Drama, House, Sparkles, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoachesAddress, useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { NavLink } from '@greenroom/navigation';
import { from, Icon, ownProps } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Tabs = styled('nav', ownProps('places'))<{ places: number }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: grid;
  /* The whole width is divided before the last link has arrived. */
  grid-template-columns: repeat(${({ places }) => places}, minmax(0, 1fr));
  height: var(--tab-bar);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--surface-1);
  ${from.md} {
    display: none;
  }
`;

/** Keeps the end of a page clear of the tab bar. */
const Clearance = styled.div`
  height: var(--tab-bar);
  ${from.md} {
    display: none;
  }
`;

const Tab = styled(NavLink)`
  display: grid;
  justify-items: center;
  align-content: center;
  grid-template-rows: auto minmax(1lh, auto);
  gap: 3px;
  min-width: 0;
  color: var(--text-2);
  font-size: var(--fs-fine);
  text-decoration: none;
  &[aria-current] {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The navigation at the bottom of a phone, with the links that the header has on wider windows. */
export function TabBar(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const coaches = useCoachesAddress();
  return (
    <>
      <Clearance />
      <Tabs aria-label={t('tabNavigation')} places={user.loggedIn ? 5 : 4} data-tab-bar>
        <Tab to={user.loggedIn ? paths.homepage : paths.root} end>
          <Icon of={House} />
          {t('nav.home')}
        </Tab>
        {user.loggedIn && (
          <Tab to={paths.forYou}>
            <Icon of={Sparkles} />
            {t('nav.forYou')}
          </Tab>
        )}
        <Tab to={coaches}>
          <Icon of={Users} />
          {t('nav.coaches')}
        </Tab>
        <Tab to={paths.categories}>
          <Icon of={Drama} />
          {t('nav.practice')}
        </Tab>
        <Tab to={paths.meetings}>
          <Icon of={Video} />
          {t('nav.meetings')}
        </Tab>
      </Tabs>
    </>
  );
}

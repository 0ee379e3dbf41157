import styled from '@emotion/styled';
import { Drama, House, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCoachesAddress, useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { NavLink } from '@greenroom/navigation';
import { from, Icon } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const height = '68px';

const Tabs = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: flex;
  height: calc(${height} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--surface-1);
  ${from.md} {
    display: none;
  }
`;

/** Keeps the end of a page clear of the tabs. */
const Clearance = styled.div`
  height: calc(${height} + env(safe-area-inset-bottom));
  ${from.md} {
    display: none;
  }
`;

const Tab = styled(NavLink)`
  flex: 1;
  display: grid;
  justify-items: center;
  align-content: center;
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

/** The navigation of a phone: four places at the bottom. */
export function TabBar(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const coaches = useCoachesAddress();
  return (
    <>
      <Clearance />
      <Tabs aria-label={t('tabNavigation')}>
        <Tab to={user.loggedIn ? paths.homepage : paths.root} end>
          <Icon of={House} />
          {t('nav.home')}
        </Tab>
        <Tab to={coaches}>
          <Icon of={Users} />
          {t('nav.coaches')}
        </Tab>
        <Tab to={paths.categories}>
          <Icon of={Drama} />
          {t('nav.scenes')}
        </Tab>
        <Tab to={paths.meetings}>
          <Icon of={Video} />
          {t('nav.prompter')}
        </Tab>
      </Tabs>
    </>
  );
}

import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCurrentUser, usePlansOff } from '@greenroom/auth';
import { type SettingPart, settingParts, settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below } from '@greenroom/shared-ui';
import { settingMessages } from './messages/index.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 760px);
  gap: var(--s-8);
  padding: var(--s-5) 0 var(--s-8);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
`;

const Side = styled.nav`
  position: sticky;
  top: var(--s-5);
  align-self: start;
  a {
    display: flex;
    align-items: center;
    min-width: var(--tap);
    min-height: var(--tap);
    padding-block: 6px;
    border-bottom: 1px solid var(--line);
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--text);
  }
  a[aria-current] {
    font-weight: 600;
  }
  ${below.lg} {
    position: static;
    display: flex;
    gap: 20px;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    a {
      flex: none;
      border: 0;
      white-space: nowrap;
    }
    a:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-5);
`;

/** Layout of the settings: a section, and links to the others beside it. */
export function SettingsLayout({ part, children }: { part: SettingPart; children: ReactNode }): ReactNode {
  const t = settingMessages.useText();
  const side = useRef<HTMLElement>(null);
  const plansOff = usePlansOff();
  const { subscription } = useCurrentUser().user;
  // Where plans are off, only a subscription from before needs the section.
  const noPlan = plansOff && subscription === null;
  const parts = settingParts.filter((one) => one !== 'plan' || one === part || !noPlan);
  useEffect(() => {
    const strip = side.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the links are a row that scrolls horizontally; do not scroll the window.
    if (strip && here) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [part]);
  return (
    <Columns>
      <Side ref={side} aria-label={t('settings.places')}>
        {parts.map((one) => (
          <Link key={one} to={settingsAt(one)} aria-current={one === part ? 'page' : undefined}>
            {t(`settings.${one}`)}
          </Link>
        ))}
      </Side>
      <Content>{children}</Content>
    </Columns>
  );
}

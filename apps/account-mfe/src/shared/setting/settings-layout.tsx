import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLocation } from '@greenroom/navigation';
import { below, Display } from '@greenroom/shared-ui';
import { settingPlaces } from './setting-section.tsx';
import { useScrollToPlace } from '../place/index.ts';
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
      border: 0;
      white-space: nowrap;
    }
    a:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
`;

/** The settings as one page: their places at the side, their sections below each other. */
export function SettingsLayout({ children }: { children: ReactNode }): ReactNode {
  const t = settingMessages.useText();
  const { hash } = useLocation();
  const place = hash.slice(1) || settingPlaces[0];
  useScrollToPlace();
  return (
    <Columns>
      <Side aria-label={t('settings.places')}>
        {settingPlaces.map((one) => (
          <a key={one} href={`#${one}`} aria-current={one === place ? 'location' : undefined}>
            {t(`settings.${one}`)}
          </a>
        ))}
      </Side>
      <Sections>
        <Display>{t('settings.title')}</Display>
        {children}
      </Sections>
    </Columns>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { personKinds, type PersonKind } from '@greenroom/api-client/testing';
import type { RemoteRoute } from '@greenroom/federation';
import { currentLocale } from '@greenroom/i18n';
import { useLocation } from '@greenroom/navigation';
import { locales } from '@greenroom/contracts';
import { addressAs, choose, readPerson, readTheme } from './frame-choices.ts';
import { exampleOf } from './route-links.ts';

/** Height of the bar in pixels; full-height screens begin below it. */
export const frameBarHeight = 36;

const Bar = styled.header`
  display: flex;
  gap: 12px;
  align-items: center;
  height: ${frameBarHeight}px;
  padding: 0 12px;
  overflow-x: auto;
  white-space: nowrap;
  background: var(--surface-3);
  color: var(--text);
  font-size: var(--fs-fine);
  select {
    max-width: 260px;
    height: 28px;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface-1);
  }
`;

interface FrameBarProps {
  name: string;
  routes: readonly RemoteRoute[];
  examples: Record<string, string>;
}

/** Lets developers of the remote choose the page, the kind of person, the language and the theme. */
export function FrameBar({ name, routes, examples }: FrameBarProps): ReactNode {
  const { pathname, search } = useLocation();
  const person = readPerson(search);
  const theme = readTheme();
  const addresses = routes.map((route) => exampleOf(route, examples));
  const here = addresses.find((address) => address.split('?')[0] === pathname) ?? pathname + search;
  const show = (address: string, kind: PersonKind) => window.location.assign(addressAs(address, kind));
  return (
    <Bar aria-label="Frame">
      <a href={addressAs('/', person)}>
        <b>{name}</b>
      </a>
      <select aria-label="Page" value={here} onChange={(event) => show(event.target.value, person)}>
        {!addresses.includes(here) && <option value={here}>{pathname}</option>}
        {routes.map((route) => (
          <option key={route.path} value={exampleOf(route, examples)}>
            {route.path}
          </option>
        ))}
      </select>
      <select
        aria-label="Person"
        value={person}
        onChange={(event) => show(pathname + search, event.target.value as PersonKind)}
      >
        {personKinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </select>
      <select aria-label="Language" value={currentLocale()} onChange={(event) => choose('locale', event.target.value)}>
        {locales.map((locale) => (
          <option key={locale}>{locale}</option>
        ))}
      </select>
      <button type="button" onClick={() => choose('theme', theme === 'dark' ? 'light' : 'dark')}>
        {theme === 'dark' ? 'Light' : 'Dark'}
      </button>
    </Bar>
  );
}

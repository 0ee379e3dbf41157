import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

/** A row of links that looks like tabs. Pass `aria-label`. It scrolls if it is too narrow. */
export const Strip = styled.nav`
  display: flex;
  gap: var(--s-5);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  overflow-y: hidden;
`;

/** Styles of an item in a strip or tab list: the current one is underlined and bolder. */
export const stripItemStyles = `
  display: inline-flex; align-items: center; flex: none; justify-content: center; min-width: var(--tap); min-height: 48px; padding: 0 2px; margin-bottom: -1px;
  border: 0; border-bottom: 2px solid transparent; background: none;
  color: var(--text-2); text-decoration: none; white-space: nowrap; cursor: pointer;
  &:hover { color: var(--text); }
  &[aria-selected='true'], &[aria-current] { color: var(--text); border-color: var(--text); font-weight: 560; }
  &:focus-visible { outline-offset: -3px; }
`;

/** A link of a strip; `aria-current="page"` on the current page. */
export const StripLink = styled('a', ownProps())<LinkProps>(stripItemStyles);

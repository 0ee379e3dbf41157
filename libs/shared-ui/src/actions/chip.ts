import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

const look = `
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; max-width: 100%; padding: 8px 16px;
  border: 1px solid var(--line-strong); border-radius: var(--r-round); background: none;
  font-size: var(--fs-small); line-height: 1.4; color: var(--text); text-align: left; text-decoration: none; hyphens: auto;
  cursor: pointer; transition: background var(--t-touch) linear;
  &:hover { background: var(--surface-2); }
  &:focus-visible { border-radius: var(--r-round); }
  &:disabled { color: var(--text-3); cursor: not-allowed; }
  &[aria-pressed='true'], &[aria-current] { background: var(--text); border-color: var(--text); color: var(--bg); }
`;

/** A suggestion to send, or a filter (`aria-pressed`); ivory when chosen. Pass `type="button"`. */
export const Chip = styled.button(look);

/** A chip that is a link. */
export const ChipLink = styled('a', ownProps())<LinkProps>(look);

import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

interface Pad {
  /** Padding of 24px. */
  pad?: boolean;
}

const look = ({ pad = false }: Pad) => `
  min-width: 0;
  background: var(--surface-1); border: 1px solid var(--line); border-radius: var(--r-card); box-shadow: var(--edge-light);
  ${pad ? 'padding: var(--s-5);' : ''}
`;

/** A raised surface. If it opens something, use CardLink; never put a card into a card. */
export const Card = styled('div', ownProps('pad'))<Pad>`
  ${look}
`;

/** A card that is a link as a whole. */
export const CardLink = styled('a', ownProps('pad'))<Pad & LinkProps>`
  ${look}
  display: block;
  text-decoration: none;
  transition:
    background var(--t-touch) linear,
    border-color var(--t-touch) linear;
  &:hover {
    background: var(--surface-2);
    border-color: var(--line-strong);
  }
  &:focus-visible {
    border-radius: var(--r-card);
  }
`;

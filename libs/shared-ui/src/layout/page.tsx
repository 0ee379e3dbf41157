import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { ownProps } from '../theme/own-props.ts';

export interface PageLayoutProps {
  /** No side padding: the page uses its own `Wrap`s. */
  bleed?: boolean;
  /** The glow at the upper left, which also lies behind the top bar. On by default. */
  lit?: boolean;
}

/* The glow is positioned on the document, not on the landmark, so that it begins above the top bar. */
const Main = styled('main', ownProps('bleed', 'lit'))<PageLayoutProps>`
  display: block;
  width: 100%;
  ${({ bleed = false }) => (bleed ? '' : 'padding-inline: var(--edge);')}
  &:focus {
    outline: none;
  }
  ${({ lit = true }) =>
    lit
      ? `&::before { content: ''; position: absolute; inset: 0 0 auto; height: 640px; z-index: -1; pointer-events: none; background: var(--pool) no-repeat; }`
      : ''}
`;

/**
 * The main landmark of a screen: the target of the skip link (`#main`), focusable by script, so that a route change can
 * move the focus here.
 */
export function Page({ id = 'main', ...props }: ComponentPropsWithRef<'main'> & PageLayoutProps) {
  return <Main id={id} tabIndex={-1} {...props} />;
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below } from '../theme/breakpoints.ts';
import { ownProps } from '../theme/own-props.ts';

/*
 * The picture fills the right side; it fades into the background in the dark theme and keeps its edge in the light one.
 */
const Illustration = styled('div', ownProps('whole'))<{ whole: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: ${({ whole }) => (whole ? 'auto 1fr' : '1fr')};
  min-height: ${({ whole }) => (whole ? '100dvh' : 'max(560px, calc(100dvh - var(--bar)))')};
  overflow: hidden;
  color: var(--text);
  ${({ whole }) => (whole ? 'background: var(--bg-deep);' : '')}
  ${below.md} {
    ${({ whole }) => (whole ? '' : 'min-height: calc(100dvh - 2 * var(--bar) - 8px);')}
  }
`;

const Picture = styled('img', ownProps('whole'))<{ whole: boolean }>`
  position: absolute;
  inset: 0 0 0 auto;
  z-index: -1;
  width: var(--stage-width);
  height: 100%;
  object-fit: cover;
  object-position: var(--stage-at);
  mask-image: var(--stage-fall) ${({ whole }) => (whole ? '' : ', var(--stage-ends)')};
  mask-composite: intersect;
  ${below.md} {
    inset: 0 0 auto;
    width: 100%;
    height: var(--stage-rise);
    object-position: 33% 100%;
    mask-image: var(--stage-foot) ${({ whole }) => (whole ? ', linear-gradient(rgba(0, 0, 0, 0.4), #000 16%)' : '')};
  }
`;

const Words = styled.div`
  align-self: center;
  width: 100%;
  max-width: min(calc(var(--edge) + 500px), 48%);
  padding: var(--s-7) 0 var(--s-7) var(--edge);
  ${below.md} {
    align-self: end;
    max-width: none;
    padding: min(38dvh, 100vw) var(--edge) var(--s-6);
  }
`;

export interface IllustratedPageProps {
  /** Address of the picture, which is decorative. */
  art: string;
  /** A top bar of its own. The page then fills the window, is dark in both themes, and has no shell layout. */
  bar?: ReactNode;
  /** Usually a Hero or Display, a Lead, one ButtonLink. */
  children: ReactNode;
}

/** A picture with a short text beside it: for errors and for pages that do not exist yet. */
export function IllustratedPage({ art, bar, children }: IllustratedPageProps) {
  const whole = bar !== undefined;
  return (
    <Illustration whole={whole} data-theme={whole ? 'dark' : undefined}>
      <Picture whole={whole} src={art} alt="" />
      {bar}
      <Words>{children}</Words>
    </Illustration>
  );
}

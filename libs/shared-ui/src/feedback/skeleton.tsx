import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/access.ts';
import { ownProps } from '../theme/own-props.ts';

/** A line of text to come. */
export const BarShape = styled('span', ownProps('width', 'height'))<{ width?: string; height?: string }>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '14px' }) => height};
  max-width: 100%;
  border-radius: 3px;
  background: var(--surface-2);
`;

/** A picture to come. */
export const PrintShape = styled('span', ownProps('ratio'))<{ ratio?: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ ratio = '4 / 5' }) => ratio};
  border-radius: var(--r-print);
  background: var(--surface-2);
`;

export interface SkeletonProps {
  /** What is on its way, "Loading coaches", for those who hear the page. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Still shapes where things will be. Nothing shimmers. */
export function Skeleton({ label, children, className }: SkeletonProps) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

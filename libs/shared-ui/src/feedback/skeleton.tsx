import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/access.ts';
import { ownProps } from '../theme/own-props.ts';
import { useSlow } from './slow.ts';

/** A placeholder for a line of text. */
export const BarShape = styled('span', ownProps('width', 'height'))<{ width?: string; height?: string }>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '14px' }) => height};
  max-width: 100%;
  border-radius: 3px;
  background: var(--surface-2);
`;

/** A placeholder for a picture. */
export const PrintShape = styled('span', ownProps('ratio'))<{ ratio?: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ ratio = '4 / 5' }) => ratio};
  border-radius: var(--r-print);
  background: var(--surface-2);
`;

/** Lies over the shapes, so that nothing moves when it appears. */
const SlowNote = styled.span`
  position: absolute;
  padding: 6px 12px;
  background: var(--surface-1);
  color: var(--text-2);
`;

export interface SkeletonProps {
  /** What is loading, such as "Loading coaches": for screen readers, and visible if it takes long. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Static placeholders for content that is loading, without a shimmer. After two seconds it shows what is loading. */
export function Skeleton({ label, children, className }: SkeletonProps) {
  const isSlow = useSlow();
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">
        {isSlow && <SlowNote>{label}</SlowNote>}
        {children}
      </div>
    </div>
  );
}

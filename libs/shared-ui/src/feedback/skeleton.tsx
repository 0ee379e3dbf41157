import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/access.ts';
import { ownProps } from '../theme/own-props.ts';
import { useSlow } from './slow.ts';

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

/** Over the shapes, so that nothing moves when it comes. */
const SlowNote = styled.span`
  position: absolute;
  padding: 6px 12px;
  background: var(--surface-1);
  color: var(--text-2);
`;

export interface SkeletonProps {
  /** What is on its way, "Loading coaches": for those who hear the page, and in sight where it takes long. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Still shapes where things will be. Nothing shimmers. After two seconds it says in words what is waited for. */
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

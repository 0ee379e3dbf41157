import styled from '@emotion/styled';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/access.ts';
import { Icon } from '../surfaces/icon.tsx';
import { ownProps } from '../theme/own-props.ts';
import { Small } from '../type/type.ts';
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
const SlowNote = styled(Small)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
  max-width: 100%;
  padding: 6px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface-1);
  color: var(--text-2);
`;

const Box = styled.div`
  position: relative;
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
    <Box aria-busy="true" className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">
        {children}
        {isSlow && (
          <SlowNote as="span">
            <Icon of={Hourglass} size="s" />
            {label}
          </SlowNote>
        )}
      </div>
    </Box>
  );
}

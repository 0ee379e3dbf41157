import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line);
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--text);
  }
  &::-moz-progress-bar {
    background: var(--text);
  }
`;

/** @param percent from 0 to 100 */
export function ProgressBar({ percent, label }: { percent: number; label: string }): ReactNode {
  return <Bar max={100} value={percent} aria-label={label} />;
}

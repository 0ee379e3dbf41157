import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../surfaces/icon.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  padding: 10px max(16px, var(--edge));
  border-bottom: 1px solid var(--line-strong);
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--fs-small);
`;

const Words = styled.span`
  flex: 1 1 200px;
`;

export interface BannerProps {
  icon: IconShape;
  children: ReactNode;
  /** Usually a quiet button, `size="s"`. */
  action?: ReactNode;
}

/** A strip over the page for a state of the whole page, such as no connection. It is announced when it appears. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <Bar role="status">
      <Icon of={icon} />
      <Words>{children}</Words>
      {action}
    </Bar>
  );
}

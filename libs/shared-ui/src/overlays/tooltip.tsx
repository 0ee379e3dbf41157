import { Tooltip as Base } from '@base-ui/react/tooltip';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { floating } from './surface.ts';

const Place = styled(Base.Positioner)`
  z-index: 33;
`;

const Note = styled(Base.Popup)`
  ${floating}
  max-width: min(280px, calc(100vw - 24px));
  padding: 8px 12px;
  border-radius: var(--r-control);
  font-size: var(--fs-fine);
  line-height: 1.45;
`;

/** Wraps a page or a bar: once one tooltip was shown, its neighbours show theirs without delay. */
export const TooltipProvider = Base.Provider;

export interface TooltipProps {
  text: ReactNode;
  /** One control with a name of its own: the tooltip is visual only. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short tooltip on hover and focus. It never holds information that is not available elsewhere. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Place side={side} sideOffset={8} collisionPadding={12}>
          <Note>{text}</Note>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}

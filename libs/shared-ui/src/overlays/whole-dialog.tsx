import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Small } from '../type/type.ts';

const Sheet = styled(Base.Popup)`
  position: fixed;
  inset: 0;
  z-index: 31;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: var(--bg);
  color: var(--text);
`;

const Bar = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--bar);
  padding: 6px var(--gutter);
  border-bottom: 1px solid var(--line);
`;

export interface WholeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** Where the focus goes on opening. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** In place of the whole page, for as long as one thing is done: it holds the focus, closes by Escape, gives the focus back. */
export function WholeDialog({ open, onOpenChange, title, closeLabel, initialFocus, children }: WholeDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Sheet initialFocus={initialFocus}>
          <Bar>
            <Base.Title render={<Small as="h2" tone={2} />}>{title}</Base.Title>
            <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
          </Bar>
          {children}
        </Sheet>
      </Base.Portal>
    </Base.Root>
  );
}

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
  /** The element to focus on opening. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A full-page dialog for one task: it traps the focus, closes on Escape, and returns the focus to where it was. */
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

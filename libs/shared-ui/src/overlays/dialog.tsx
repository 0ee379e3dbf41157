import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { below } from '../theme/breakpoints.ts';
import { Title } from '../type/type.ts';
import { floating } from './surface.ts';

const Scrim = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 30;
  background: var(--scrim);
  transition: opacity var(--t-move) var(--ease-out);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Frame = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: 31;
  display: grid;
  place-items: center;
  padding: 16px;
  overflow: auto;
`;

const Sheet = styled(Base.Popup)`
  ${floating}
  position: relative;
  display: grid;
  gap: var(--s-4);
  width: min(100%, 520px);
  padding: var(--s-5);
  border-color: var(--line);
  border-radius: var(--r-sheet);
`;

/* The picture fills one half of the sheet; on a phone it is above the text. */
const Pictured = styled(Sheet)`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 0;
  width: min(100%, 920px);
  padding: 0;
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 22%;
  }
  > div:first-of-type {
    display: grid;
    gap: var(--s-4);
    align-content: start;
    padding: var(--s-6);
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    > img {
      height: 214px;
    }
    > div:first-of-type {
      padding: 22px 20px;
    }
    /* The close button lies on the picture here. */
    > div:last-of-type {
      border-radius: var(--r-control);
      background: var(--surface-1);
    }
  }
`;

const Heading = styled(Title)`
  padding-right: var(--tap);
`;

/* Last in the tab order, after the dialog's content. */
const Corner = styled.div`
  position: absolute;
  top: 14px;
  right: 14px;
`;

const Words = styled(Base.Description)`
  color: var(--text-2);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-2);
`;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Address of a decorative picture beside the text. */
  picture?: string | undefined;
  /** Label of the close button. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** The element to focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog: it traps the focus, closes on Escape, and returns the focus to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  picture,
  closeLabel,
  children,
  actions,
  initialFocus,
}: DialogProps) {
  const words = (
    <>
      <Base.Title render={<Heading />}>{title}</Base.Title>
      {description !== undefined && <Words>{description}</Words>}
      {children}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </>
  );
  const corner = (
    <Corner>
      <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
    </Corner>
  );
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Scrim />
        <Frame>
          {picture === undefined ? (
            <Sheet initialFocus={initialFocus}>
              {words}
              {corner}
            </Sheet>
          ) : (
            <Pictured initialFocus={initialFocus}>
              <img src={picture} alt="" />
              <div>{words}</div>
              {corner}
            </Pictured>
          )}
        </Frame>
      </Base.Portal>
    </Base.Root>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';

interface SaidInsteadProps {
  tone: 'good' | 'warn';
  children: ReactNode;
}

/** Replaces a form or a button by a message, and moves the focus to it, which would otherwise be lost. */
export function SaidInstead({ tone, children }: SaidInsteadProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Message ref={ref} tabIndex={-1} data-tone={tone}>
      {children}
    </Message>
  );
}

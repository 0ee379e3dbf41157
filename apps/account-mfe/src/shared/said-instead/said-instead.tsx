import { useEffect, useRef, type ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';

interface SaidInsteadProps {
  tone: 'good' | 'warn';
  children: ReactNode;
}

/** Stands where a form or a button was. The focus was in it, and would be lost with it: it comes along. */
export function SaidInstead({ tone, children }: SaidInsteadProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Message ref={ref} tabIndex={-1} data-tone={tone}>
      {children}
    </Message>
  );
}

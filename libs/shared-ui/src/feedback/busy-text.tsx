import type { ReactNode } from 'react';
import { Small } from '../type/type.ts';

/** Says in words that something is in progress; the product has no spinners. */
export function BusyText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Small role="status" tone={2} className={className}>
      {children}
    </Small>
  );
}

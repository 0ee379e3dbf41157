import type { ReactNode } from 'react';
import { Small } from '../type/type.ts';

/** Says that something is under way, in words: there are no spinners. */
export function BusyText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Small role="status" tone={2} className={className}>
      {children}
    </Small>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@greenroom/shared-ui';

/** Says that something was saved, visibly and to screen readers, until the next change. */
export function SaidWhenDone({ done, children }: { done: boolean; children: ReactNode }): ReactNode {
  return (
    <span role="status">
      {done && (
        <Tag icon={Check} tone="good">
          {children}
        </Tag>
      )}
    </span>
  );
}

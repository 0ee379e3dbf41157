import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@greenroom/shared-ui';

/** Says that something was kept, to the eye and the ear, as long as it holds. */
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

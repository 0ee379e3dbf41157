import { Circle, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '@greenroom/shared-ui';
import { Goal } from './panel-look.ts';

/** One of the visitor's goals, which they can tick off. */
export function Ticked({ goal }: { goal: string }): ReactNode {
  const [done, setDone] = useState(false);
  return (
    <Goal type="button" aria-pressed={done} onClick={() => setDone(!done)}>
      <Icon of={done ? CircleCheck : Circle} />
      <span>{goal}</span>
    </Goal>
  );
}

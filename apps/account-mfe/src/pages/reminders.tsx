import type { ReactNode } from 'react';
import { Reminders } from '../features/reminders/index.ts';

export function Page(): ReactNode {
  return <Reminders />;
}

import type { ReactNode } from 'react';
import { Waitlist } from '../features/waitlist/index.ts';

export function Page(): ReactNode {
  return <Waitlist />;
}

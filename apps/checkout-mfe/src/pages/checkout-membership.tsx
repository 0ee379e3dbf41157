import type { ReactNode } from 'react';
import { Membership } from '../features/membership/index.ts';

export function Page(): ReactNode {
  return <Membership />;
}

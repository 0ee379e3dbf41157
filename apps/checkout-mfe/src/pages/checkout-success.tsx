import type { ReactNode } from 'react';
import { Success } from '../features/success/index.ts';

export function Page(): ReactNode {
  return <Success />;
}

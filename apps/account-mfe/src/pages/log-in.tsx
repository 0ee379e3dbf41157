import type { ReactNode } from 'react';
import { LogIn } from '../features/log-in/index.ts';

export function Page(): ReactNode {
  return <LogIn />;
}

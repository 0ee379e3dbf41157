import type { ReactNode } from 'react';
import { Account } from '../features/account/index.ts';

export function Page(): ReactNode {
  return <Account />;
}

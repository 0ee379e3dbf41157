import type { ReactNode } from 'react';
import { Entry } from '../features/entry/index.ts';

export function Page(): ReactNode {
  return <Entry />;
}

import type { ReactNode } from 'react';
import { Desktop } from '../features/desktop/index.ts';

export function Page(): ReactNode {
  return <Desktop />;
}

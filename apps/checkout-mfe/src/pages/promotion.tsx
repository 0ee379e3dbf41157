import type { ReactNode } from 'react';
import { Promotion } from '../features/promotion/index.ts';

export function Page(): ReactNode {
  return <Promotion />;
}

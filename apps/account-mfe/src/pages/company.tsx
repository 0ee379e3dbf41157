import type { ReactNode } from 'react';
import { Company } from '../features/company/index.ts';

export function Page(): ReactNode {
  return <Company />;
}

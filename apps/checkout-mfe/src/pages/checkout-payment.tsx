import type { ReactNode } from 'react';
import { Payment } from '../features/payment/index.ts';

export function Page(): ReactNode {
  return <Payment />;
}

import type { ReactNode } from 'react';
import { ConfirmAddress } from '../features/confirm-address/index.ts';

export function Page(): ReactNode {
  return <ConfirmAddress />;
}

import type { ReactNode } from 'react';
import { ResetPassword } from '../features/reset-password/index.ts';

export function Page(): ReactNode {
  return <ResetPassword />;
}

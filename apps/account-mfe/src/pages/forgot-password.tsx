import type { ReactNode } from 'react';
import { ForgotPassword } from '../features/forgot-password/index.ts';

export function Page(): ReactNode {
  return <ForgotPassword />;
}

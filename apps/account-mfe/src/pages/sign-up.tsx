import type { ReactNode } from 'react';
import { SignUp } from '../features/sign-up/index.ts';

export function Page(): ReactNode {
  return <SignUp />;
}

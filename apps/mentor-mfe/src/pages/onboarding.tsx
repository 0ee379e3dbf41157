import type { ReactNode } from 'react';
import { Onboarding } from '../features/onboarding/index.ts';

export function Page(): ReactNode {
  return <Onboarding />;
}

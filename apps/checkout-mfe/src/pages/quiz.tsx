import type { ReactNode } from 'react';
import { Quiz } from '../features/quiz/index.ts';

export function Page(): ReactNode {
  return <Quiz />;
}

import type { ReactNode } from 'react';
import { useSearchParams } from '@greenroom/navigation';
import { StartPage } from '../features/session/index.ts';

export function Page(): ReactNode {
  const [query] = useSearchParams();
  const uuid = query.get('uuid') ?? '';
  return <StartPage key={uuid} userRolePlayUuid={uuid} />;
}

import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { CallPage } from '../features/call/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return <CallPage key={instructorSlug} instructorSlug={instructorSlug} />;
}

import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Chat } from '../features/chat/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return <Chat key={instructorSlug} instructorSlug={instructorSlug} />;
}

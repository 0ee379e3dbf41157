import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { ChatRoom } from '../features/chat/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return <ChatRoom key={instructorSlug} instructorSlug={instructorSlug} />;
}

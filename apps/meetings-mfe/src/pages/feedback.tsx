import type { ReactNode } from 'react';
import { useSearchParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { FeedbackPage } from '../features/feedback/index.ts';

export function Page(): ReactNode {
  const [query] = useSearchParams();
  const uuid = query.get('uuid') ?? '';
  return (
    <MainPage>
      <FeedbackPage key={uuid} conversationUuid={uuid} />
    </MainPage>
  );
}

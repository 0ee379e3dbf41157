import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { CoachBio } from '../features/coach-bio/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return (
    <MainPage>
      <CoachBio instructorSlug={instructorSlug} />
    </MainPage>
  );
}

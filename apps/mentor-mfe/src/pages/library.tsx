import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Shelf } from '../features/shelf/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return (
    <MainPage>
      <Shelf key={instructorSlug} instructorSlug={instructorSlug} />
    </MainPage>
  );
}

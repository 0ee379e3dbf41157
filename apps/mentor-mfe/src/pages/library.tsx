import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Library } from '../features/library/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '' } = useParams();
  return (
    <MainPage>
      <Library key={instructorSlug} instructorSlug={instructorSlug} />
    </MainPage>
  );
}

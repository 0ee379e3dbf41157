import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { LibraryItem } from '../features/library-item/index.ts';

export function Page(): ReactNode {
  const { instructorSlug = '', itemSlug = '' } = useParams();
  return (
    <MainPage>
      <LibraryItem key={itemSlug} instructorSlug={instructorSlug} itemSlug={itemSlug} />
    </MainPage>
  );
}

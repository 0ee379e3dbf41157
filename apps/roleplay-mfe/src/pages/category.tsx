import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Scenes } from '../features/scenes/index.ts';

export function Page(): ReactNode {
  const { categorySlug, subcategorySlug } = useParams();
  return (
    <MainPage>
      <Scenes categorySlug={categorySlug} subcategorySlug={subcategorySlug} />
    </MainPage>
  );
}

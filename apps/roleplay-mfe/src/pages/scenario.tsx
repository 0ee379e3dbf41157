import type { ReactNode } from 'react';
import { useParams } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { SceneSetup } from '../features/setup/index.ts';

export function Page(): ReactNode {
  const { categorySlug = '', scenarioSlug = '' } = useParams();
  return (
    <MainPage>
      <SceneSetup key={scenarioSlug} categorySlug={categorySlug} scenarioSlug={scenarioSlug} />
    </MainPage>
  );
}

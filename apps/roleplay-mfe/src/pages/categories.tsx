import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Scenes } from '../features/scenes/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <Scenes />
    </MainPage>
  );
}

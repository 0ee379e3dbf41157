import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { CustomScene } from '../features/setup/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <CustomScene />
    </MainPage>
  );
}

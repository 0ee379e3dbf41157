import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Home } from '../features/home/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <Home />
    </MainPage>
  );
}

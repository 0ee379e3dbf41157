import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { ForYou } from '../features/for-you/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <ForYou />
    </MainPage>
  );
}

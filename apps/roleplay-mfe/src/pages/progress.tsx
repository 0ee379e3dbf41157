import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { ProgressPage } from '../features/progress/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <ProgressPage />
    </MainPage>
  );
}

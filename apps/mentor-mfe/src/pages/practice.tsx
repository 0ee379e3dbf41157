import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Practice } from '../features/practice/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <Practice />
    </MainPage>
  );
}

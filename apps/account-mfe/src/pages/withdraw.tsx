import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Withdraw } from '../features/withdraw/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <Withdraw />
    </MainPage>
  );
}

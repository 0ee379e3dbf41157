import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';
import { CancelContracts } from '../features/cancel-contracts/index.ts';

export function Page(): ReactNode {
  return (
    <MainPage>
      <CancelContracts />
    </MainPage>
  );
}

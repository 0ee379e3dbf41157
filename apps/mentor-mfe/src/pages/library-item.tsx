import type { ReactNode } from 'react';
import { Page as MainPage } from '@greenroom/shared-ui';

export function Page(): ReactNode {
  return <MainPage />;
}

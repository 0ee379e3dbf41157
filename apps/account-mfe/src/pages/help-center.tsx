import type { ReactNode } from 'react';
import { usePageTitle } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Help } from '../features/help/index.ts';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageTitle(t('help.title'));
  return (
    <MainPage>
      <Help />
    </MainPage>
  );
}

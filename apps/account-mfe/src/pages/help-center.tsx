import type { ReactNode } from 'react';
import { usePageHead } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Help, helpMessages } from '../features/help/index.ts';

export function Page(): ReactNode {
  const t = helpMessages.useText();
  usePageHead({ title: t('help.title'), description: t('help.intro') });
  return (
    <MainPage>
      <Help />
    </MainPage>
  );
}

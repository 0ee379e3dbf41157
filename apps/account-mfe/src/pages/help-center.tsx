import type { ReactNode } from 'react';
import { usePageHead } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Help } from '../features/help/index.ts';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageHead({ title: t('help.title'), description: t('help.intro') });
  return (
    <MainPage>
      <Help />
    </MainPage>
  );
}

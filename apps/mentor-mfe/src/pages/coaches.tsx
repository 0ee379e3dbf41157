import type { ReactNode } from 'react';
import { usePageHead } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Coaches } from '../features/coaches/index.ts';
import { messages } from '../messages/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  usePageHead({ title: t('coaches.title'), description: `${t('coaches.heading')} ${t('coaches.leadWaiting')}` });
  return (
    <MainPage>
      <Coaches />
    </MainPage>
  );
}

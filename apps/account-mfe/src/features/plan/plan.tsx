import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { AllowanceMeter } from './allowance-meter.tsx';

/** The place of one's subscription: its state today, how much of it is used, and what commerce puts below. */
export function Plan(): ReactNode {
  const t = settingMessages.useText();
  const { user } = useCurrentUser();
  return (
    <>
      <SettingLine title={t(`plan.${user.subscribedState}`)} text={t('plan.text')} />
      <AllowanceMeter />
    </>
  );
}

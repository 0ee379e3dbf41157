import type { ReactNode } from 'react';
import { messages } from '../../messages/index.ts';
import { SettingLine } from '../../shared/setting/index.ts';

/** The place of accounts elsewhere by which one can log in. */
export function ConnectedAccounts(): ReactNode {
  const t = messages.useText();
  return <SettingLine title={t('connected.title')} text={t('connected.text')} />;
}

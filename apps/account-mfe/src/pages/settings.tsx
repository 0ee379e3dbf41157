import { useState, type ReactNode } from 'react';
import { usePageTitle } from '@greenroom/navigation';
import { Page as MainPage } from '@greenroom/shared-ui';
import { Address } from '../features/address/index.ts';
import { Appearance } from '../features/appearance/index.ts';
import { Coaching } from '../features/coaching/index.ts';
import { ConnectedAccounts, ConnectionNews } from '../features/connected-accounts/index.ts';
import { Factors } from '../features/factors/index.ts';
import { Devices } from '../features/devices/index.ts';
import { LogOut } from '../features/log-out/index.ts';
import { Notifications } from '../features/notifications/index.ts';
import { Password } from '../features/password/index.ts';
import { Plan } from '../features/plan/index.ts';
import { Profile } from '../features/profile/index.ts';
import { YourData } from '../features/your-data/index.ts';
import { ForSignedIn, SettingLine, SettingSection, SettingsLayout, settingMessages } from '../shared/setting/index.ts';

export function Page(): ReactNode {
  const t = settingMessages.useText();
  usePageTitle(t('settings.title'));
  return (
    <MainPage>
      <ForSignedIn>
        <Settings />
      </ForSignedIn>
    </MainPage>
  );
}

function Settings(): ReactNode {
  const t = settingMessages.useText();
  // A new password ends all other log-ins.
  const [passwords, setPasswords] = useState(0);
  return (
    <SettingsLayout>
      <ConnectionNews />
      <SettingSection place="you" title={t('settings.you')}>
        <Profile />
        <div>
          <SettingLine title={t('logOut.title')} text={t('logOut.text')} action={<LogOut />} />
        </div>
      </SettingSection>
      <SettingSection place="security" title={t('settings.security')}>
        <Address />
        <Password onChanged={() => setPasswords(passwords + 1)} />
        <ConnectedAccounts />
      </SettingSection>
      <SettingSection place="factors" title={t('settings.factors')}>
        <Factors />
      </SettingSection>
      <SettingSection place="devices" title={t('settings.devices')}>
        <Devices key={passwords} />
      </SettingSection>
      <SettingSection place="plan" title={t('settings.plan')}>
        <Plan />
      </SettingSection>
      <SettingSection place="coaching" title={t('settings.coaching')}>
        <Coaching />
      </SettingSection>
      <SettingSection place="notifications" title={t('settings.notifications')}>
        <Notifications />
      </SettingSection>
      <SettingSection place="appearance" title={t('settings.appearance')}>
        <Appearance />
      </SettingSection>
      <SettingSection place="data" title={t('settings.data')}>
        <YourData />
      </SettingSection>
    </SettingsLayout>
  );
}

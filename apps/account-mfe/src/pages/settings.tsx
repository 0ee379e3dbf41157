import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePageTitle } from '@greenroom/navigation';
import { BarShape, Page as MainPage, Skeleton } from '@greenroom/shared-ui';
import { Address } from '../features/address/index.ts';
import { ConnectionNews } from '../features/connected-accounts/index.ts';
import { LogOut } from '../features/log-out/index.ts';
import { Password } from '../features/password/index.ts';
import { Profile } from '../features/profile/index.ts';
import { ForSignedIn, SettingLine, settingMessages, SettingSection, SettingsLayout } from '../shared/setting/index.ts';
import type * as Below from './settings-below.ts';

/** A part that stands below what one sees first: it comes with the others of its kind, after the page. */
const below = <Name extends keyof typeof Below>(name: Name) =>
  lazy(async () => ({ default: (await import('./settings-below.ts'))[name] }));

const Appearance = below('Appearance');
const Coaching = below('Coaching');
const ConnectedAccounts = below('ConnectedAccounts');
const Devices = below('Devices');
const Factors = below('Factors');
const Memory = below('Memory');
const Notifications = below('Notifications');
const Plan = below('Plan');
const YourData = below('YourData');

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
  const part = (name: keyof typeof Below, content: ReactNode) => (
    <Suspense
      fallback={
        <Skeleton label={t('settings.loading')}>
          <BarShape height={heights[name]} />
        </Skeleton>
      }
    >
      {content}
    </Suspense>
  );
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
        {part('ConnectedAccounts', <ConnectedAccounts />)}
      </SettingSection>
      <SettingSection place="factors" title={t('settings.factors')}>
        {part('Factors', <Factors />)}
      </SettingSection>
      <SettingSection place="devices" title={t('settings.devices')}>
        {part('Devices', <Devices key={passwords} />)}
      </SettingSection>
      <SettingSection place="plan" title={t('settings.plan')}>
        {part('Plan', <Plan />)}
      </SettingSection>
      <SettingSection place="coaching" title={t('settings.coaching')}>
        {part('Coaching', <Coaching />)}
        {part('Memory', <Memory />)}
      </SettingSection>
      <SettingSection place="notifications" title={t('settings.notifications')}>
        {part('Notifications', <Notifications />)}
      </SettingSection>
      <SettingSection place="appearance" title={t('settings.appearance')}>
        {part('Appearance', <Appearance />)}
      </SettingSection>
      <SettingSection place="data" title={t('settings.data')}>
        {part('YourData', <YourData />)}
      </SettingSection>
    </SettingsLayout>
  );
}

/** Of what is to come, so that a place one was led to stays where it is. */
const heights: Record<keyof typeof Below, string> = {
  Appearance: '150px',
  Coaching: '640px',
  ConnectedAccounts: '84px',
  Devices: '170px',
  Factors: '200px',
  Memory: '84px',
  Notifications: '240px',
  Plan: '84px',
  YourData: '190px',
};

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePageTitle } from '@greenroom/navigation';
import { BarShape, Page as MainPage, Skeleton } from '@greenroom/shared-ui';
import { Address } from '../features/address/index.ts';
import { ConnectionNews } from '../features/connected-accounts/index.ts';
import { LogOut } from '../features/log-out/index.ts';
import { Password } from '../features/password/index.ts';
import { Profile } from '../features/profile/index.ts';
import { ForSignedIn, SettingLine, settingMessages, SettingSection, SettingsLayout } from '../shared/setting/index.ts';

// Parts that stand below what one sees first come after the page, in one file.
const Appearance = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/appearance/index.ts')).Appearance,
}));
const Coaching = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/coaching/index.ts')).Coaching,
}));
const ConnectedAccounts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/connected-accounts/index.ts'))
    .ConnectedAccounts,
}));
const Devices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/devices/index.ts')).Devices,
}));
const Factors = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/factors/index.ts')).Factors,
}));
const Memory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/memory/index.ts')).Memory,
}));
const Notifications = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/notifications/index.ts')).Notifications,
}));
const Subscription = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/subscription/index.ts')).Subscription,
}));
const AllowanceMeter = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/allowance/index.ts')).AllowanceMeter,
}));
const YourData = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings-below" */ '../features/your-data/index.ts')).YourData,
}));

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
  const part = (name: keyof typeof heights, content: ReactNode) => (
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
        {part('Subscription', <Subscription />)}
        {part('Allowance', <AllowanceMeter />)}
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
const heights = {
  Allowance: '84px',
  Appearance: '150px',
  Coaching: '640px',
  ConnectedAccounts: '84px',
  Devices: '170px',
  Factors: '200px',
  Memory: '84px',
  Notifications: '240px',
  Subscription: '520px',
  YourData: '190px',
};

import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { paths, type SettingPart, settingParts, settingsAt } from '@greenroom/contracts';
import { useLocation, useNavigate, usePageTitle } from '@greenroom/navigation';
import { BarShape, Page as MainPage, Skeleton } from '@greenroom/shared-ui';
import { Address } from '../features/address/index.ts';
import { ConnectionNews } from '../features/connected-accounts/index.ts';
import { LogOut } from '../features/log-out/index.ts';
import { Password } from '../features/password/index.ts';
import { Profile } from '../features/profile/index.ts';
import { ForSignedIn, SettingLine, settingMessages, SettingSection, SettingsLayout } from '../shared/setting/index.ts';

// Rarely opened sections share one lazy chunk.
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
  const part = usePart();
  usePageTitle(part === settingParts[0] ? t('settings.title') : `${t(`settings.${part}`)} · ${t('settings.title')}`);
  return (
    <MainPage>
      <ForSignedIn>
        <SettingsLayout part={part}>
          <ConnectionNews />
          <SettingSection part={part} title={t(`settings.${part}`)}>
            <Section part={part} />
          </SettingSection>
        </SettingsLayout>
      </ForSignedIn>
    </MainPage>
  );
}

/**
 * Returns the section of the URL. Until November 2026 all of them were at `/settings#section`, and old mails and
 * bookmarks still link there.
 */
function usePart(): SettingPart {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const named = settingParts.find((one) => `#${one}` === hash);
  const isOld = pathname === paths.settings && named !== undefined;
  useEffect(() => {
    if (isOld) void navigate({ pathname: settingsAt(named), search }, { replace: true });
  }, [isOld, named, navigate, search]);
  return settingParts.find((one) => settingsAt(one) === pathname) ?? settingParts[0];
}

function Section({ part }: { part: SettingPart }): ReactNode {
  const t = settingMessages.useText();
  const late = (name: keyof typeof heights, content: ReactNode) => (
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
  switch (part) {
    case 'you':
      return (
        <>
          <Profile />
          <div>
            <SettingLine title={t('logOut.title')} text={t('logOut.text')} action={<LogOut />} />
          </div>
        </>
      );
    case 'security':
      return (
        <>
          <Address />
          <Password />
          {late('ConnectedAccounts', <ConnectedAccounts />)}
        </>
      );
    case 'factors':
      return late('Factors', <Factors />);
    case 'devices':
      return late('Devices', <Devices />);
    case 'plan':
      return (
        <>
          {late('Subscription', <Subscription />)}
          {late('Allowance', <AllowanceMeter />)}
        </>
      );
    case 'coaching':
      return (
        <>
          {late('Coaching', <Coaching />)}
          {late('Memory', <Memory />)}
        </>
      );
    case 'notifications':
      return late('Notifications', <Notifications />);
    case 'appearance':
      return late('Appearance', <Appearance />);
    case 'data':
      return late('YourData', <YourData />);
  }
}

/** Heights of lazily loaded sections, reserved so that the content below does not move. */
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

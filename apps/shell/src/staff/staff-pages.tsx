import type { ComponentType, ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { AccountsPage } from './accounts-page.tsx';
import { EnterPage } from './enter-page.tsx';
import { EventsPage } from './events-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';

const screens: Record<string, ComponentType> = {
  [paths.staffEnter]: EnterPage,
  [paths.staffMails]: MailsPage,
  [paths.staffAccounts]: AccountsPage,
  [paths.staffReleases]: ReleasesPage,
  [paths.staffEvents]: EventsPage,
};

/** The pages of staff, in one file: each file more is named, with its digest, in what every visitor gets. */
export function Page(): ReactNode {
  const Screen = screens[useLocation().pathname] ?? OverviewPage;
  return <Screen />;
}

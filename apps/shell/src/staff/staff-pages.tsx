import type { ComponentType, ReactNode } from 'react';
import { paths, readPath } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { lazyPart } from '../lazy/index.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { PartFailed } from '../pages/part-failed.tsx';
import { AccountsPage } from './accounts-page.tsx';
import { ActionsPage } from './actions/actions-page.tsx';
import { EnterPage } from './enter-page.tsx';
import { EventsPage } from './events-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { PersonPage } from './people/person-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';

const states = { waiting: <PageLoading />, failed: (retry: () => void) => <PartFailed onRetry={retry} /> };
const further = () => import('./further-pages.tsx');
const AnnouncementsPage = lazyPart(async () => (await further()).AnnouncementsPage, states);
const JobsPage = lazyPart(async () => (await further()).JobsPage, states);
const MoneyPage = lazyPart(async () => (await further()).MoneyPage, states);
const ReleasesPage = lazyPart(async () => (await further()).ReleasesPage, states);

const screens: Record<string, ComponentType> = {
  [paths.staffEnter]: EnterPage,
  [paths.staffMails]: MailsPage,
  [paths.staffPeople]: PeoplePage,
  [paths.staffAccounts]: AccountsPage,
  [paths.staffReleases]: ReleasesPage,
  [paths.staffJobs]: JobsPage,
  [paths.staffMoney]: MoneyPage,
  [paths.staffAnnouncements]: AnnouncementsPage,
  [paths.staffEvents]: EventsPage,
  [paths.staffRoles]: RolesPage,
  [paths.staffActions]: ActionsPage,
};

/** Almost all staff pages in one chunk: each further chunk adds its name and hash to what every visitor loads. */
export function Page(): ReactNode {
  const { pathname } = useLocation();
  const { accountUuid } = readPath(paths.staffPerson, pathname) ?? {};
  if (accountUuid !== undefined) return <PersonPage key={accountUuid} accountUuid={accountUuid} />;
  const Screen = screens[pathname] ?? OverviewPage;
  return <Screen />;
}

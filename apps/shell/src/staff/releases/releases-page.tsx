import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathTo, type ReleasedApp, type ReleaseStatus } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link, useSearchParams } from '@greenroom/navigation';
import { Small, StatusPanel, Strip, StripLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffReleasesQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { words } from '../words.ts';
import { Notices } from './notices.tsx';
import { AppReleases } from './app-releases.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { Freezes } from './freezes.tsx';
import { isOnItsWay } from './ramps.ts';

/** How often the page refetches, in milliseconds: the server checks ramps once a minute. */
const lookAgainMs = 30_000;

/** Shows the registry, one app at a time, with commands to change it. */
export function ReleasesPage(): ReactNode {
  const t = words.useText();
  const query = useStaffReleasesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
  });
  return (
    <StaffPage title={t('releases.title')} lead={t('releases.lead')}>
      <Answer query={query}>{(status) => <Registry {...status} />}</Answer>
    </StaffPage>
  );
}

function Registry({ issuedAt, expiresAt, trouble, writable, freezes, apps, notices }: ReleaseStatus): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const app = apps.find(({ name }) => name === search.get('app')) ?? firstOf(apps);
  const when = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {trouble && (
        <StatusPanel
          role="alert"
          tag={{ icon: CircleAlert, tone: 'bad', text: t('releases.trouble') }}
          title={t(`releases.trouble.${trouble.kind}`)}
        >
          {t('releases.troubleSince', { when: when(trouble.since) })}
        </StatusPanel>
      )}
      {app === undefined ? (
        <StatusPanel title={t('releases.none')}>{t('releases.noneText')}</StatusPanel>
      ) : (
        <>
          <DeliveryTable apps={apps} writable={writable} />
          <Strip aria-label={t('releases.apps')}>
            {apps.map(({ name }) => (
              <StripLink
                key={name}
                as={Link}
                to={pathTo('staffReleases', undefined, { app: name })}
                aria-current={name === app.name ? 'page' : undefined}
              >
                {name}
              </StripLink>
            ))}
          </Strip>
          <AppReleases key={app.name} app={app} freezes={freezes} writable={writable} />
          <Freezes freezes={freezes} apps={apps.map(({ name }) => name)} writable={writable} />
          <Notices {...notices} />
        </>
      )}
      <Small tone={2}>
        {issuedAt !== null && t('releases.issued', { when: when(issuedAt) })}{' '}
        {expiresAt !== null && t('releases.expires', { when: when(expiresAt) })} {!writable && t('releases.readOnly')}
      </Small>
    </>
  );
}

/** Returns the app to show first: one with a running ramp, else a remote. */
function firstOf(apps: readonly ReleasedApp[]): ReleasedApp | undefined {
  return apps.find(isOnItsWay) ?? apps.find(({ name }) => name !== 'shell') ?? apps[0];
}

import styled from '@emotion/styled';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pathTo, paths } from '@greenroom/contracts';
import { Link, usePageTitle, useSearchParams } from '@greenroom/navigation';
import { BarShape, Display, PanelPage, Skeleton, Strip, StripLink } from '@greenroom/shared-ui';
import { firstName } from '../../shared/coach/index.ts';
import { forMeMessages, Stage, useHomepageQuery } from '../../shared/for-me/index.ts';
import { useOccasionsReadQuery } from '../../shared/occasions/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { HomeHistory } from './home-history.tsx';
import { Today } from './today.tsx';

/** Only for accounts with an overdue payment or a paused plan. */
const OverdueNote = lazy(async () => ({ default: (await import('./plan-notes.ts')).OverdueNote }));

const PausedNote = lazy(async () => ({ default: (await import('./plan-notes.ts')).PausedNote }));

const Heading = styled(Display)`
  padding: var(--s-5) 0;
`;

/**
 * The home page: what the user began, today's recommendation, all coaches, and the history. The tab is kept in the
 * URL.
 */
export function Home(): ReactNode {
  const t = forMeMessages.useText();
  const { user } = useCurrentUser();
  const [query] = useSearchParams();
  // Refetch on mount, to include what the user did a moment ago.
  const { data, isError, error, refetch } = useHomepageQuery(undefined, { refetchOnMountOrArgChange: true });
  const occasions = useOccasionsReadQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle(t('home.title'));
  // Show both at once, so that the page does not move when the second arrives.
  const shown = occasions.isUninitialized || occasions.isLoading ? undefined : data;
  const history = query.get('tab') === 'history';
  return (
    <>
      <Heading>{t(`home.${partOfDay(new Date())}`, { name: user.name ? firstName(user.name) : 'none' })}</Heading>
      {user.overdue && (
        <Suspense>
          <OverdueNote overdue={user.overdue} />
        </Suspense>
      )}
      {user.paused && (
        <Suspense>
          <PausedNote paused={user.paused} />
        </Suspense>
      )}
      <Strip aria-label={t('home.tabs')}>
        <StripLink as={Link} to={paths.homepage} aria-current={history ? undefined : 'page'}>
          {t('home.today')}
        </StripLink>
        <StripLink
          as={Link}
          to={pathTo('homepage', undefined, { tab: 'history' })}
          aria-current={history ? 'page' : undefined}
        >
          {t('home.history')}
        </StripLink>
      </Strip>
      {shown && history && <HomeHistory entries={shown.history} played={shown.played} />}
      {shown && !history && <Today page={shown} occasions={occasions.data?.occasions} />}
      {!data && isError && (
        <PanelPage>
          <FailedPanel titleAs="h2" error={error} retry={refetch} />
        </PanelPage>
      )}
      {!shown && !isError && (
        <Skeleton label={t('home.loading')}>
          <Stage />
          <BarShape width="40%" height="32px" style={{ margin: 'var(--s-7) 0 var(--s-5)' }} />
          <BarShape height="120px" />
        </Skeleton>
      )}
    </>
  );
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

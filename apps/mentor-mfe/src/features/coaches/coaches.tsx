import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLandingHomepageQuery } from '@greenroom/api-client';
import { useSearchParams } from '@greenroom/navigation';
import {
  BarShape,
  below,
  Chip,
  Display,
  Lead,
  PanelPage,
  PrintShape,
  Skeleton,
  StatusPanel,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { CoachGrid, Grid } from './coach-grid.tsx';
import { filterCoaches } from './filter-coaches.ts';

const Opening = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 900px;
  padding-top: var(--s-5);
`;

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 44px;
  margin: var(--s-6) 0;
  ${below.md} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
`;

/** Lists all coaches by subject. The subject is kept in the URL. */
export function Coaches(): ReactNode {
  const t = messages.useText();
  const { data, isError, error, refetch } = useLandingHomepageQuery(undefined);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('category');
  const categories = data?.categories.filter(({ coaches }) => coaches.length > 0) ?? [];
  const chosen = categories.find(({ slug }) => slug === asked)?.slug ?? null;
  const choose = (category: string | null) => setQuery(category === null ? {} : { category }, { replace: true });

  return (
    <>
      <Opening>
        <Display>{t('coaches.heading')}</Display>
        <Lead>{data ? t('coaches.lead', { count: data.coaches }) : t('coaches.leadWaiting')}</Lead>
      </Opening>
      {data && categories.length > 0 && (
        <>
          <Filter role="group" aria-label={t('coaches.filter')}>
            <Chip type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
              {t('coaches.everyone')}
            </Chip>
            {categories.map(({ slug, name }) => (
              <Chip key={slug} type="button" aria-pressed={chosen === slug} onClick={() => choose(slug)}>
                {name}
              </Chip>
            ))}
          </Filter>
          <CoachGrid coaches={filterCoaches(categories, chosen)} />
        </>
      )}
      {data && categories.length === 0 && (
        <PanelPage>
          <StatusPanel art="/assets/art/chairs.svg" title={t('coaches.empty.title')}>
            {t('coaches.empty.text')}
          </StatusPanel>
        </PanelPage>
      )}
      {!data && isError && (
        <PanelPage>
          <FailedPanel titleAs="h2" error={error} retry={refetch} />
        </PanelPage>
      )}
      {!data && !isError && <CoachesToCome />}
    </>
  );
}

function CoachesToCome(): ReactNode {
  const t = messages.useText();
  return (
    <Skeleton label={t('loading.coaches')}>
      <Filter>
        <BarShape width="320px" height="44px" />
      </Filter>
      <Grid>
        {[1, 2, 3, 4].map((place) => (
          <PrintShape key={place} />
        ))}
      </Grid>
    </Skeleton>
  );
}

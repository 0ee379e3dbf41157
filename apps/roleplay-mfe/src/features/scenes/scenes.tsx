import styled from '@emotion/styled';
import { SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { paths, pathTo } from '@greenroom/contracts';
import { Link, usePageHead } from '@greenroom/navigation';
import {
  BarShape,
  below,
  ButtonLink,
  Display,
  Fine,
  Lead,
  PanelPage,
  PrintShape,
  Skeleton,
  softHyphens,
  StatusPanel,
  TextLink,
  Title,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { OwnSceneCard } from './own-scene-card.tsx';
import { FoundScenes, SceneSearch } from './scene-search.tsx';
import { SceneRow } from './scene-row.tsx';
import { SubcategoryLinks } from './subcategory-links.tsx';
import { useScenes, type ScenesData } from './use-scenes.ts';
import { YourPath } from './your-path.tsx';

const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-5);
  padding-top: var(--s-5);
`;

const Leading = styled(Lead)`
  margin-top: 12px;
`;

const Open = styled.section`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: var(--s-7);
  > div:first-of-type {
    position: sticky;
    top: 24px;
    align-self: start;
  }
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    > div:first-of-type {
      position: static;
      min-width: 0;
    }
  }
`;

const PlayedByAi = styled(Fine)`
  margin-top: var(--s-7);
`;

const ToCome = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 2px;
  margin-block: var(--s-6);
  ${below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface ScenesProps {
  /** The open category; the first where it is left out. */
  categorySlug?: string;
  subcategorySlug?: string;
}

/** All scenes: by category, by search, and by what the account has played. */
export function Scenes({ categorySlug, subcategorySlug }: ScenesProps): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [search, setSearch] = useState('');
  const { scenesData, error, refetch } = useScenes(categorySlug);
  const place = scenesData?.category?.subcategories.find(({ slug }) => slug === subcategorySlug);
  const searching = user.loggedIn && search.trim() !== '';
  const named = categorySlug === undefined ? undefined : scenesData?.category;
  const title = [place?.name, named?.name, t('scenes.title')].filter((part) => part !== undefined).join(', ');
  usePageHead(scenesData && { title, description: place?.description ?? named?.description ?? t('scenes.about') });

  return (
    <>
      <Opening>
        <div>
          <Display>{t('scenes.heading')}</Display>
          <Leading>{scenesData ? t('scenes.lead', { count: scenesData.total }) : t('scenes.leadWaiting')}</Leading>
          {user.loggedIn && (
            <TextLink alone as={Link} to={paths.progress} size="small">
              {t('path.progress')}
            </TextLink>
          )}
        </div>
        {user.loggedIn && <SceneSearch value={search} onChange={setSearch} />}
      </Opening>
      {searching && <FoundScenes search={search.trim()} />}
      {!searching && error !== undefined && (
        <PanelPage>
          <FailedPanel titleAs="h2" error={error} retry={refetch} />
        </PanelPage>
      )}
      {!searching && !scenesData && error === undefined && <ScenesLoading />}
      {!searching && scenesData && (
        <>
          {categorySlug === undefined && scenesData.yourPath && <YourPath path={scenesData.yourPath} />}
          <CategoryTiles categories={scenesData.categories} current={scenesData.category?.slug} />
          <OpenCategory scenesData={scenesData} subcategorySlug={subcategorySlug} withSessions={user.loggedIn} />
        </>
      )}
      <PlayedByAi tone={3}>{t('playedByAi')}</PlayedByAi>
    </>
  );
}

interface OpenCategoryProps {
  scenesData: ScenesData;
  subcategorySlug: string | undefined;
  withSessions: boolean;
}

function OpenCategory({ scenesData, subcategorySlug, withSessions }: OpenCategoryProps): ReactNode {
  const t = messages.useText();
  const { category } = scenesData;
  if (!category) return null;
  const there = subcategorySlug === undefined || category.subcategories.some(({ slug }) => slug === subcategorySlug);
  const scenes = scenesData.scenes.filter(
    (scene) => subcategorySlug === undefined || scene.subcategorySlug === subcategorySlug,
  );
  return (
    <Open aria-labelledby="open-category">
      <div>
        <Title id="open-category">{softHyphens(category.name)}</Title>
        <SubcategoryLinks category={category} current={subcategorySlug} />
      </div>
      <div>
        {there ? (
          scenes.map((scene) => <SceneRow key={scene.uuid} scene={scene} withSessions={withSessions} />)
        ) : (
          <StatusPanel
            tag={{ icon: SearchX, text: t('missing.tag') }}
            title={t('missing.title')}
            action={
              <ButtonLink variant="plain" size="s" as={Link} to={pathTo('category', { categorySlug: category.slug })}>
                {t('scenes.everything')}
              </ButtonLink>
            }
          >
            {t('missing.text')}
          </StatusPanel>
        )}
        <OwnSceneCard />
      </div>
    </Open>
  );
}

function ScenesLoading(): ReactNode {
  const t = messages.useText();
  return (
    <Skeleton label={t('loading.scenes')}>
      <ToCome>
        {Array.from({ length: 8 }, (_, at) => (
          <PrintShape key={at} ratio="4 / 3" />
        ))}
      </ToCome>
      {[1, 2, 3].map((line) => (
        <BarShape key={line} height="48px" style={{ margin: '18px 0' }} />
      ))}
    </Skeleton>
  );
}

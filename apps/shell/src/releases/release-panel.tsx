import type { ReactNode } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { ReleaseManifest } from '@greenroom/federation';
import { useLocation } from '@greenroom/navigation';
import { BarShape, Button, Fine, Head, Skeleton, Small, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { ChooseReleases } from './choose-releases.tsx';
import { useReleaseChoicesQuery } from './choices-api.ts';
import { releasesInPage } from './releases-in-page.ts';
import { words } from './words.ts';

interface ReleasePanelProps {
  manifest: ReleaseManifest;
  close(): void;
}

/**
 * Shows which release rendered which part of the page, and lets testers choose others. Does not open without
 * permission.
 */
export function ReleasePanel({ manifest, close }: ReleasePanelProps): ReactNode {
  const t = words.useText();
  const { data, error, isError, refetch } = useReleaseChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  if ((error as Partial<ApiError> | undefined)?.code === 'not_found') return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      <DrawnHere manifest={manifest} />
      {data && <ChooseReleases choices={data} overrides={manifest.overrides ?? []} />}
      {!data && !isError && (
        <Skeleton label={t('loading')}>
          <BarShape height="180px" />
        </Skeleton>
      )}
      {!data && isError && (
        <Stack gap={3} start>
          <Small role="alert">{t('failed')}</Small>
          <Button size="s" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

function DrawnHere({ manifest }: Pick<ReleasePanelProps, 'manifest'>): ReactNode {
  const t = words.useText();
  const { pathname } = useLocation();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return (
    <Stack gap={1}>
      <Head as="h3">{t('drawn')}</Head>
      {releasesInPage(files, manifest, pathname).map(({ part, release, asked }) => (
        <Small key={part}>
          {t(`drawn.${part}`)}: {release}
          {asked !== undefined && (
            <Fine as="span" tone={2}>
              {' '}
              ({t('drawn.late', { asked })})
            </Fine>
          )}
        </Small>
      ))}
    </Stack>
  );
}

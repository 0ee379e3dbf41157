import type { ReactNode } from 'react';
import type { GuardrailSeries } from '@greenroom/contracts';
import { Figures, Fine, Head, Stack } from '@greenroom/shared-ui';
import { words } from '../words.ts';

/** Maximum number of endpoints shown, the most failing first. */
const most = 10;

/** Shows which endpoints failed on how many pages per release; nothing if none did. */
export function FailedRequests({ series }: { series: GuardrailSeries }): ReactNode {
  const t = words.useText();
  if (series.failedRequests.length === 0) return null;
  return (
    <Stack gap={2}>
      <Head as="h3">{t('failedRequests.title')}</Head>
      {series.failedRequests.slice(0, most).map(({ endpoint, version, pages }) => (
        <Fine key={`${endpoint} ${version}`}>
          <Figures>{t('failedRequests.row', { endpoint, version, pages })}</Figures>
        </Fine>
      ))}
    </Stack>
  );
}

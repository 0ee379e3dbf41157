import type { ReactNode } from 'react';
import type { GuardrailSeries } from '@greenroom/contracts';
import { Figures, Fine, Head, Stack } from '@greenroom/shared-ui';
import { words } from '../words.ts';

/** So many endpoints are named; what fails is at the top. */
const most = 10;

/** Which endpoints failed on how many pages of which release; nothing where none did. */
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

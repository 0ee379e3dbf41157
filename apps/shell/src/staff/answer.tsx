import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BarShape, Button, Skeleton, Stack, StatusPanel } from '@greenroom/shared-ui';
import { words } from './words.ts';

interface AnswerProps<Data> {
  query: { data?: Data | undefined; isError: boolean; refetch(): unknown };
  children(data: Data): ReactNode;
}

/** Shows a query's loading state, its failure, or its data. */
export function Answer<Data>({ query, children }: AnswerProps<Data>): ReactNode {
  const t = words.useText();
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError)
    return (
      <Skeleton label={t('loading')}>
        <Stack gap={4}>
          <BarShape height="64px" />
          <BarShape width="62%" />
        </Stack>
      </Skeleton>
    );
  return (
    <StatusPanel
      role="alert"
      tag={{ icon: CircleAlert, tone: 'bad', text: t('failed.title') }}
      title={t('failed.title')}
      action={
        <Button size="s" onClick={() => void refetch()}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </StatusPanel>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BarShape, Page, Skeleton, Stack } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

const Shapes = styled(Skeleton)`
  min-height: 70vh;
  padding-top: var(--s-7);
`;

/** Shown while a remote's page loads. */
export function PageLoading(): ReactNode {
  const t = messages.useText();
  return (
    <Page>
      <Shapes label={t('loading')}>
        <Stack gap={5}>
          <BarShape width="46%" height="44px" />
          <BarShape width="62%" />
          <BarShape width="38%" />
        </Stack>
      </Shapes>
    </Page>
  );
}

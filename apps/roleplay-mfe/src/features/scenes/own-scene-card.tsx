import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Body, ButtonLink, Card, Head } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

const Mine = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-5);
  align-items: center;
  margin-top: var(--s-7);
  padding: var(--s-6);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    padding: 20px;
  }
`;

const Words = styled(Body)`
  max-width: 36em;
  margin-top: 4px;
`;

/** A link to create a custom scene. @param about its topic, where the person searched for one */
export function OwnSceneCard({ about }: { about?: string }): ReactNode {
  const t = messages.useText();
  return (
    <Mine>
      <div>
        <Head>{t('own.title')}</Head>
        <Words tone={2}>{t('own.text')}</Words>
      </div>
      <ButtonLink
        variant="primary"
        as={Link}
        to={pathTo('customScenario', undefined, { description: about })}
        {...pressed('scenes.own')}
      >
        {t('own.write')}
      </ButtonLink>
    </Mine>
  );
}

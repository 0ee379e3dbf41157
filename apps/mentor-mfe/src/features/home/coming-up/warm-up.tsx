import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Occasion } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Head, Stack } from '@greenroom/shared-ui';
import { occasionMessages, stepAddress } from '../../../shared/occasions/index.ts';

const List = styled.ol`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding-left: 1.4em;
  list-style: decimal;
  color: var(--text-2);
`;

/** What to do on the day, in the ten minutes before. */
export function WarmUp({ of: one }: { of: Occasion }): ReactNode {
  const { line, goodEnd, scene } = one;
  const t = occasionMessages.useText();
  return (
    <Stack gap={3}>
      <Head>{t('warmUp')}</Head>
      <List>
        <li>{t('warmUp.breathe')}</li>
        <li>{t(line === '' ? 'warmUp.noLine' : 'warmUp.line')}</li>
        <li>{goodEnd === '' ? t('warmUp.noGoodEnd') : t('warmUp.goodEnd', { goodEnd })}</li>
      </List>
      {scene && (
        <span>
          <ButtonLink
            variant="primary"
            as={Link}
            to={stepAddress(one, 'rehearse')}
            {...pressed('home.occasion.warmUp')}
          >
            {t('warmUp.once')}
          </ButtonLink>
        </span>
      )}
    </Stack>
  );
}

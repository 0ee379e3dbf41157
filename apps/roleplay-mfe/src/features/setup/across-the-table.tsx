import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Scene } from '@greenroom/contracts';
import { below, Fine, Head, Print, Small, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { playerOf } from '../../shared/scene/index.ts';
import { texts } from './setup-texts.ts';

const Person = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: var(--s-5);
  align-items: center;
  margin-top: var(--s-4);
  ${below.sm} {
    grid-template-columns: 104px minmax(0, 1fr);
    gap: var(--s-4);
  }
`;

const Portrait = styled(Print)`
  img {
    object-position: 50% 22%;
  }
`;

/** The language of the partner's role and manner, if known. */
type Words = 'en' | 'de' | undefined;

/** The partner: their role and their manner. */
export function AcrossTheTable({ partner, lang }: Pick<Scene, 'partner'> & { lang: Words }): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const player = playerOf(partner);
  return (
    <section aria-labelledby="across">
      <Head as="h2" id="across">
        {t('across')}
      </Head>
      <Person>
        {player && <Portrait src={player.portrait} ratio="1 / 1" loading="eager" />}
        <Stack gap={1} style={player ? undefined : { gridColumn: '1 / -1' }}>
          <b>{partner.name}</b>
          <Small lang={lang}>{partner.role}</Small>
          <Small tone={2} lang={lang}>
            {partner.personality}
          </Small>
          {player && <Fine tone={3}>{ofApp('playedBy', { name: player.name })}</Fine>}
        </Stack>
      </Person>
    </section>
  );
}

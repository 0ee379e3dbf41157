import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type SceneSession, type YourPath as Path } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Fine, Figures, Section, Small, Stack, TextLink, TwoColumns } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SceneRow } from './scene-row.tsx';

const shownSessions = 4;

const Tries = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What the account played lately, and what to play next, each with the reason. */
export function YourPath({ path }: { path: Path }): ReactNode {
  const t = messages.useText();
  const played = path.tries.filter(({ status }) => status !== 'cancelled').slice(0, shownSessions);
  if (played.length === 0) return null;
  return (
    <Section title={t('path.title')}>
      <TwoColumns split={[4, 8]} gap={7}>
        <Stack gap={3}>
          <Small tone={3}>{t('path.played')}</Small>
          <Tries>
            {played.map((one) => (
              <li key={one.userRolePlayUuid}>
                <TextLink alone as={Link} to={addressOf(one)}>
                  {one.title}
                </TextLink>
                <Fine tone={3}>
                  <Figures>{stateOf(one, t)}</Figures>
                </Fine>
              </li>
            ))}
          </Tries>
        </Stack>
        <div>
          {path.next.map(({ scene, because }) => (
            <SceneRow key={scene.uuid} scene={scene} because={t(`path.because.${because}`)} withSessions />
          ))}
        </div>
      </TwoColumns>
    </Section>
  );
}

/** Returns the page on which a session continues. */
function addressOf({ status, userRolePlayUuid, conversationUuid }: SceneSession): string {
  if (status === 'ready') return pathTo('start', undefined, { uuid: userRolePlayUuid });
  if (status === 'going-on') return pathTo('session', undefined, { uuid: userRolePlayUuid });
  return pathTo('feedback', undefined, { uuid: conversationUuid });
}

function stateOf({ status, total, createdAt }: SceneSession, t: ReturnType<typeof messages.useText>): string {
  const day = formatDate(createdAt, { day: 'numeric', month: 'long' });
  if (status === 'ready') return t('path.ready', { day });
  if (status === 'going-on') return t('path.goingOn', { day });
  if (total === null) return t('path.noScore', { day });
  return t('path.score', { day, score: formatNumber(total.score, { minimumFractionDigits: 1 }) });
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type SceneSession } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Figures, Small, TextLink } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';

const shownSessions = 3;

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-4);
  padding-top: var(--s-3);
  border-top: 1px solid var(--line);
  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The account's earlier sessions of a scene, and the one in progress. */
export function YourSessions({ tries }: { tries: readonly SceneSession[] }): ReactNode {
  const t = texts.useText();
  const open = tries.findLast(({ status }) => status === 'going-on');
  const played = tries.filter(({ status }) => status === 'ended').slice(-shownSessions);
  if (!open && played.length === 0) return null;
  return (
    <Box>
      {open && (
        <ButtonLink size="s" as={Link} to={pathTo('session', undefined, { uuid: open.userRolePlayUuid })}>
          {t('tries.goOn')}
        </ButtonLink>
      )}
      {played.length > 0 && (
        <>
          <Small tone={3}>{t('tries')}</Small>
          <ul>
            {played.map(({ conversationUuid, createdAt, difficulty, total }) => (
              <Small key={conversationUuid} as="li">
                <TextLink alone as={Link} to={pathTo('feedback', undefined, { uuid: conversationUuid })}>
                  {formatDate(createdAt, { day: 'numeric', month: 'long' })}
                </TextLink>
                <Figures tone={2}>
                  {t('tries.result', {
                    difficulty: t(`difficulty.${difficulty}.short`),
                    score: total ? formatNumber(total.score, { minimumFractionDigits: 1 }) : 'none',
                  })}
                </Figures>
              </Small>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import type { RecommendedCoach } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, CoachTile } from '@greenroom/shared-ui';
import { addressOf, Because, countedOf, forMeMessages } from '../../shared/for-me/index.ts';
import { Part } from './part.tsx';
import type { Answers } from './use-answers.ts';

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-5) var(--s-4);
  ${below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface CoachesToMeetProps {
  coaches: readonly RecommendedCoach[];
  answers: Answers;
}

/** Recommends coaches whom the user has not talked to. */
export function CoachesToMeet({ coaches, answers }: CoachesToMeetProps): ReactNode {
  const t = forMeMessages.useText();
  if (coaches.length === 0) return null;
  return (
    <Part title={t('forYou.coaches')}>
      <Three>
        {coaches.map((one) => (
          <CoachTile
            key={one.recommendationId}
            as={Link}
            to={addressOf(one)}
            portrait={one.coach.portrait}
            name={one.coach.name}
            field={one.coach.field}
            wordsLang={one.coach.language}
            onClick={() => answers.opened(one)}
            {...tile(countedOf(one))}
          >
            <Because of={one.because} plain />
          </CoachTile>
        ))}
      </Three>
    </Part>
  );
}

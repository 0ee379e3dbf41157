import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { RubricCriterion } from '@greenroom/contracts';
import { Figures } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { DisclosedList } from './disclosed-list.ts';

const Levels = styled(DisclosedList)`
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    color: var(--text-2);
  }
  li[data-nearest] {
    color: var(--text);
  }
`;

const places = [
  { level: 'low', at: 2 },
  { level: 'middle', at: 5 },
  { level: 'high', at: 8 },
] as const;

export interface LevelsOfProps {
  levels: RubricCriterion['levels'];
  /** The person's score, 1.0 to 10.0; the nearest level is highlighted. */
  score?: number;
}

/** Describes a criterion at 2, 5 and 8 of 10. */
export function LevelsOf({ levels, score }: LevelsOfProps): ReactNode {
  const t = messages.useText();
  const nearest =
    score === undefined ? undefined : places.toSorted((a, b) => Math.abs(a.at - score) - Math.abs(b.at - score))[0];
  return (
    <Levels>
      <summary>{t('levels')}</summary>
      <ol>
        {places.map(({ level, at }) => (
          <li key={level} data-nearest={nearest?.level === level || undefined}>
            <Figures>{at}</Figures>
            <span>{levels[level]}</span>
          </li>
        ))}
      </ol>
    </Levels>
  );
}

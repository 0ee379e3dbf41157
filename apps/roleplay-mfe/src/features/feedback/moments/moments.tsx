import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mostTakes, type SceneFeedback } from '@greenroom/contracts';
import { Part } from '@greenroom/speech-feedback';
import { texts } from '../feedback-texts.ts';
import { Moment } from './moment.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--s-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The weak moments of a scene, each to play again with the same partner and the same push. */
export function Moments({ notes }: { notes: SceneFeedback }): ReactNode {
  const t = texts.useText();
  return (
    <Part title={t('moments.title')} about={t('moments.about', { name: notes.partner.name, count: mostTakes })}>
      <List>
        {notes.moments.map((moment) => (
          <Moment key={`${moment.position} ${moment.criterion.slug}`} notes={notes} moment={moment} />
        ))}
      </List>
    </Part>
  );
}

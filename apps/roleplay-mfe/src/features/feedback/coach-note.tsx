import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SceneFeedback } from '@greenroom/contracts';
import { Face, Fine, Said } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-4);
  max-width: 760px;
  margin: var(--s-6) 0 var(--s-5);
`;

const Words = styled(Said)`
  margin: 0 0 8px;
  font-size: clamp(20px, 1.9vw, 25px);
  overflow-wrap: anywhere;
`;

/** A coach's comment: what went best, and what to try. */
export function CoachNote({ coach }: { coach: NonNullable<SceneFeedback['coach']> }): ReactNode {
  const t = texts.useText();
  return (
    <Note>
      <Face size="l" src={`/assets/portraits/${coach.slug}.svg`} />
      <div>
        <Words as="blockquote">{t('quoted', { text: coach.says })}</Words>
        <Fine tone={2}>{coach.name}</Fine>
      </div>
    </Note>
  );
}

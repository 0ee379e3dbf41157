import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { clock, Part } from '@greenroom/speech-feedback';
import { Said, Small } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';
import { Rehearse } from './rehearse/rehearse.tsx';

const Moment = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--s-3);
  padding-block: var(--s-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

/** Shows the visitor's own words at notable moments, and why they mattered. */
export function Moments({
  conversationUuid,
  moments,
  madeBy,
  voices,
}: Pick<MeetingFeedback, 'conversationUuid' | 'moments' | 'madeBy' | 'voices'>): ReactNode {
  const t = texts.useText();
  const about = voices === 'mixed' ? 'moments.mixed' : madeBy === 'model' ? 'moments.model' : 'moments.about';
  if (moments.length === 0) return null;
  return (
    <Part title={t('moments.title')} about={t(about)}>
      {moments.map((moment, position) => {
        const { quote, atMs, note, helped } = moment;
        return (
          <Moment key={`${atMs} ${quote}`} data-paper="whole">
            <Small as="span" tone={3}>
              {atMs === null ? '' : clock(atMs)}
            </Small>
            <div>
              <Said>{t('quote', { text: quote })}</Said>
              <Small tone={2}>{note}</Small>
              {!helped && <Rehearse {...{ conversationUuid, position, moment }} />}
            </div>
          </Moment>
        );
      })}
    </Part>
  );
}

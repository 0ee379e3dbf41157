import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { below, Figures, Fine, Small } from '@greenroom/shared-ui';
import { formatPercent } from '../../shared/percent/index.ts';
import { texts } from './feedback-texts.ts';

const Rows = styled.div`
  display: grid;
  gap: var(--s-3);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 110px minmax(0, 1fr) 56px;
  gap: var(--s-3);
  align-items: center;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr) 56px;
    gap: 2px var(--s-3);
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const Name = styled(Small)`
  overflow-wrap: anywhere;
  &[data-you] {
    color: var(--text);
    font-weight: 600;
  }
`;

const Track = styled.div`
  position: relative;
  height: 20px;
  &::before {
    content: '';
    position: absolute;
    inset: 9px 0 auto;
    height: 1px;
    background: var(--line);
  }
  i {
    position: absolute;
    top: 0;
    height: 20px;
    min-width: 2px;
    border-radius: 2px;
    background: var(--text-3);
  }
  &[data-you] i {
    background: var(--text);
  }
`;

/* A moment: solid if it helped, a ring if it did not. */
const Mark = styled.b`
  position: absolute;
  top: 4px;
  width: 12px;
  height: 12px;
  border-radius: 50%;
  transform: translateX(-50%);
  background: var(--text);
  box-shadow: 0 0 0 3px var(--bg);
  &[data-cost] {
    border: 2.5px solid var(--warn);
    background: var(--bg);
  }
`;

const Ends = styled(Fine)`
  display: flex;
  justify-content: space-between;
  padding-inline: 122px 68px;
  ${below.sm} {
    padding-inline: 0 68px;
  }
`;

type Drawn = Pick<MeetingFeedback, 'shares' | 'floor' | 'durationMs' | 'moments'>;

/** Shows who had the floor: a row with each person's stretches and share; a single bar if only words were counted. */
export function Floor({ notes: { shares, floor, durationMs, moments } }: { notes: Drawn }): ReactNode {
  const t = texts.useText();
  const isTimed = floor.length > 0 && durationMs > 0;
  // The visitor comes first.
  const inOrder = shares
    .map((share, speaker) => ({ ...share, speaker }))
    .toSorted((a, b) => Number(b.you) - Number(a.you));
  const stretchesOf = (speaker: number, percent: number) =>
    isTimed
      ? floor
          .filter((one) => one.speaker === speaker)
          .map(({ beganMs, endedMs }) => ({ from: beganMs / durationMs, length: (endedMs - beganMs) / durationMs }))
      : [{ from: 0, length: percent / 100 }];
  return (
    <Rows>
      {inOrder.map(({ name, you, percent, speaker }) => (
        <Line key={`${speaker} ${name}`} data-paper="whole">
          <Name as="span" tone={2} data-you={you || undefined}>
            {you ? t('you') : name || t('nobody')}
          </Name>
          <Track data-you={you || undefined} aria-hidden="true">
            {stretchesOf(speaker, percent).map(({ from, length }) => (
              <i key={from} style={{ left: `${from * 100}%`, width: `${length * 100}%` }} />
            ))}
          </Track>
          <Figures>{formatPercent(percent)}</Figures>
        </Line>
      ))}
      {isTimed && moments.length > 0 && (
        // Hidden from screen readers, because the moments follow below as text.
        <Line aria-hidden="true" data-paper="whole">
          <Name as="span" tone={2}>
            {t('floor.moments')}
          </Name>
          <Track>
            {moments.map(
              ({ atMs, helped, quote }) =>
                atMs !== null && (
                  <Mark
                    key={`${atMs} ${quote}`}
                    data-cost={!helped || undefined}
                    style={{ left: `${Math.min(100, (100 * atMs) / durationMs)}%` }}
                  />
                ),
            )}
          </Track>
        </Line>
      )}
      {isTimed && (
        <Ends as="div" tone={3} aria-hidden="true">
          <span>{t('minutes', { count: 0 })}</span>
          <span>{t('minutes', { count: Math.max(1, Math.round(durationMs / 60_000)) })}</span>
        </Ends>
      )}
    </Rows>
  );
}

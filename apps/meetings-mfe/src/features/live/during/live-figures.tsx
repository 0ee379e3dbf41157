import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LiveMeasures } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { clock, MeasureRail, measureTexts, RatingTag, shapeOf } from '@greenroom/speech-notes';
import { Figures, Fine, Row, Small } from '@greenroom/shared-ui';
import { texts } from '../live-texts.ts';

const Shares = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  margin: 10px 0 8px;
  i {
    min-width: 2px;
    border-radius: 1px;
    background: var(--surface-3);
  }
  i[data-you] {
    background: var(--text);
  }
`;

/** Words a minute (Microsoft Speaker Coach). */
const goodPace = { from: 100, to: 165 };
const whole = { maximumFractionDigits: 0 };

/** How it stands: one's share of the talk, pace, longest turn, questions. */
export function LiveFigures({ live, alone }: { live: LiveMeasures; alone: boolean }): ReactNode {
  const t = texts.useText();
  const m = measureTexts.useText();
  const { talkShare, shares, pace, longestTurnSeconds, questions } = live;
  const inOrder = shares.toSorted((a, b) => Number(b.you) - Number(a.you));
  const rating = pace !== null && pace >= goodPace.from && pace <= goodPace.to ? 'GOOD' : 'AVERAGE';
  const range = m('good', { shape: shapeOf(goodPace), ...goodPace });
  return (
    <>
      <div>
        <Row between>
          <Small as="span">{t('floor')}</Small>
          <Figures data-share>{talkShare === null || alone ? '–' : <b>{formatNumber(talkShare, whole)} %</b>}</Figures>
        </Row>
        {talkShare !== null && !alone && (
          <>
            <Shares role="img" aria-label={t('floor.label', { percent: formatNumber(talkShare, whole) })}>
              {inOrder.map(({ speaker, you, percent }) => (
                <i key={`${you} ${speaker}`} data-you={you || undefined} style={{ flexGrow: percent, flexBasis: 0 }} />
              ))}
            </Shares>
            <Fine tone={2}>
              {inOrder
                .filter(({ you }) => !you)
                .map(({ speaker, percent }) =>
                  t('floor.others', { name: speaker, percent: formatNumber(percent, whole) }),
                )
                .join(', ')}
            </Fine>
          </>
        )}
        {talkShare === null && <Fine tone={3}>{t('floor.none')}</Fine>}
        {talkShare !== null && alone && <Fine tone={3}>{t('floor.alone')}</Fine>}
      </div>
      {pace !== null && (
        <div>
          <Row between>
            <Small as="span">{t('pace')}</Small>
            <span>
              <Figures>
                <b>{formatNumber(pace, whole)}</b>
              </Figures>{' '}
              <Fine as="span" tone={2}>
                {t('pace.unit')}
              </Fine>
            </span>
          </Row>
          <MeasureRail
            name="pace"
            value={pace}
            rating={rating}
            good={goodPace}
            label={`${formatNumber(pace, whole)} ${t('pace.unit')}, ${range}`}
          />
          <Row gap={3}>
            <RatingTag rating={rating} />
            <Fine as="span" tone={3}>
              {range}
            </Fine>
          </Row>
        </div>
      )}
      {longestTurnSeconds !== null && (
        <Row between>
          <Small as="span">{t('longest')}</Small>
          <span>
            <Figures>{clock(longestTurnSeconds * 1_000)}</Figures>{' '}
            <Fine as="span" tone={2}>
              {t('longest.unit')}
            </Fine>
          </span>
        </Row>
      )}
      <Row between>
        <Small as="span">{t('asked')}</Small>
        <Figures>{questions}</Figures>
      </Row>
    </>
  );
}

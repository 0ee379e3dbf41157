import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LiveMeasures } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { clock, goodRange, MeasureRail, measureTexts, RatingTag } from '@greenroom/speech-feedback';
import { Figures, Fine, Row, Small } from '@greenroom/shared-ui';
import { formatPercent } from '../../../shared/percent/index.ts';
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

/** Words per minute (Microsoft Speaker Coach). */
const goodPace = { from: 100, to: 165 };
const whole = { maximumFractionDigits: 0 };

/** Live measures: share of the talk, pace, fillers, longest turn, questions. */
export function LiveFigures({ live, alone }: { live: LiveMeasures; alone: boolean }): ReactNode {
  const t = texts.useText();
  const m = measureTexts.useText();
  const { talkShare, shares, pace, paceRating, fillersAMinute, longestTurnSeconds, questions } = live;
  const inOrder = shares.toSorted((a, b) => Number(b.you) - Number(a.you));
  const range = goodRange(m, { good: goodPace, unit: 'words-per-minute' });
  return (
    <>
      <div>
        <Row between>
          <Small as="span">{t('floor')}</Small>
          <Figures data-share>{talkShare === null || alone ? '–' : <b>{formatPercent(talkShare)}</b>}</Figures>
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
      {pace !== null && paceRating !== null && (
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
            rating={paceRating}
            good={goodPace}
            label={`${formatNumber(pace, whole)} ${t('pace.unit')}, ${range}`}
          />
          <Row gap={3}>
            <RatingTag rating={paceRating} />
            <Fine as="span" tone={3}>
              {range}
            </Fine>
          </Row>
        </div>
      )}
      <div>
        {fillersAMinute !== null && (
          <Told name={t('fillers')} unit={m('unit.per-minute')}>
            {formatNumber(fillersAMinute, { maximumFractionDigits: 1 })}
          </Told>
        )}
        {longestTurnSeconds !== null && (
          <Told name={t('longest')} unit={t('longest.unit')}>
            {clock(longestTurnSeconds * 1_000)}
          </Told>
        )}
        <Told name={t('asked')}>{questions}</Told>
      </div>
    </>
  );
}

/** A value in one line. */
function Told({ name, unit, children }: { name: string; unit?: string; children: ReactNode }): ReactNode {
  return (
    <Row between style={{ minHeight: 32 }}>
      <Small as="span">{name}</Small>
      <span>
        <Figures>{children}</Figures>{' '}
        <Fine as="span" tone={2}>
          {unit}
        </Fine>
      </span>
    </Row>
  );
}

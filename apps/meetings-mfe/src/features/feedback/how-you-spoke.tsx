import { Fragment, type ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { formatNumber } from '@greenroom/i18n';
import { MeasureRow, MeasureSources, measureTexts, Part } from '@greenroom/speech-feedback';
import { Fine, Small } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

const PaceOverTime = lazyPart(async () => (await import('./pace.ts')).PaceOverTime, {
  waiting: null,
  failed: () => null,
});

/**
 * Shows each measure with the good range for its kind of meeting and the visitor's usual values, and pace over time.
 */
export function HowYouSpoke({
  measures,
  compared,
  unknown = [],
  voices,
}: Pick<MeetingFeedback, 'measures' | 'compared' | 'unknown' | 'voices'>): ReactNode {
  const t = texts.useText();
  const named = measureTexts.useText();
  const names = unknown.map((name) => named(`measure.${name}`)).join(', ');
  if (voices === 'mixed')
    return (
      <Part title={t('measures.title')}>
        <Small tone={2}>{t('measures.mixed', { names })}</Small>
      </Part>
    );
  if (measures.length === 0) return null;
  return (
    <Part title={t('measures.title')} about={t('measures.about')}>
      {measures.map((measure) => {
        const usual = compared.find(({ name }) => name === measure.name);
        return (
          <Fragment key={measure.name}>
            <MeasureRow measure={measure} />
            {usual && <Fine tone={3}>{usualOf(usual, t)}</Fine>}
            {measure.name === 'pace' && <PaceOverTime measure={measure} />}
          </Fragment>
        );
      })}
      {unknown.length > 0 && (
        <Fine tone={3}>{t(voices === undefined ? 'measures.unknown' : 'measures.unknownVoice', { names })}</Fine>
      )}
      <MeasureSources measures={measures} />
    </Part>
  );
}

/** Returns the sentence about usual values elsewhere, if there are any. */
function usualOf(
  { inMeetings, inScenes }: MeetingFeedback['compared'][number],
  t: ReturnType<typeof texts.useText>,
): string {
  const said = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  if (inMeetings !== null && inScenes !== null)
    return t('measures.usual', { meetings: said(inMeetings), scenes: said(inScenes) });
  if (inMeetings !== null) return t('measures.usualMeetings', { meetings: said(inMeetings) });
  return inScenes === null ? '' : t('measures.usualScenes', { scenes: said(inScenes) });
}

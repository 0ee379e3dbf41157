import type { SceneFeedback } from '@greenroom/contracts';
import { clock, type measureTexts } from '@greenroom/speech-feedback';
import type { FeedbackText } from './feedback-texts.ts';
import { lineId } from './line-id.ts';
import type { ScriptLine } from './script.tsx';

/** Returns the script as the page shows it: speakers, words, and the reason for each mark. */
export function scriptLines(
  { script, partner, setup }: SceneFeedback,
  t: FeedbackText,
  m: ReturnType<typeof measureTexts.useText>,
): ScriptLine[] {
  return script.map(({ position, author, text, status, atMs, marks, voice, care }) => ({
    id: lineId(position),
    position,
    voice,
    who: author === 'person' ? t('you') : care ? t('script.care') : partner.name,
    mine: author === 'person',
    text: status === 'removed' ? t('removed') : text,
    ...(setup.medium === 'voice' && { time: clock(atMs) }),
    marks: marks.map(({ from, to, kind, source, of, note, heardAtMs }) => ({
      from,
      to,
      kind,
      heardAtMs,
      note: note ?? (source === 'measure' ? m(`measure.${of as Measured}`) : t(`mark.${kind}`)),
    })),
  }));
}

type Measured = SceneFeedback['measures'][number]['name'];

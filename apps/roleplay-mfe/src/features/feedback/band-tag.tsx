import { ArrowUpRight, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@greenroom/shared-ui';
import type { ScoreBand, SpeechMeasure } from '@greenroom/contracts';
import { texts } from './feedback-texts.ts';

const bandShapes = {
  proficient: { icon: Check, tone: 'good' },
  developing: { icon: Minus, tone: 2 },
  'needs-practice': { icon: ArrowUpRight, tone: 'warn' },
} as const;

/** A score's band, as a word and a shape. */
export function BandTag({ band }: { band: ScoreBand }): ReactNode {
  const t = texts.useText();
  return <Tag {...bandShapes[band]}>{t(`band.${band}`)}</Tag>;
}

const ratingShapes = {
  GOOD: { icon: Check, tone: 'good' },
  AVERAGE: { icon: Minus, tone: 'warn' },
  NEEDS_IMPROVEMENT: { icon: ArrowUpRight, tone: 'bad' },
} as const;

/** A measure's rating, as a word and a shape. */
export function RatingTag({ rating }: { rating: SpeechMeasure['rating'] }): ReactNode {
  const t = texts.useText();
  return <Tag {...ratingShapes[rating]}>{t(`rating.${rating}`)}</Tag>;
}

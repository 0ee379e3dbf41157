import { ArrowUpRight, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@greenroom/shared-ui';
import type { SpeechMeasure } from '@greenroom/contracts';
import { measureTexts } from './measure-texts.ts';

const ratingShapes = {
  GOOD: { icon: Check, tone: 'good' },
  AVERAGE: { icon: Minus, tone: 'warn' },
  NEEDS_IMPROVEMENT: { icon: ArrowUpRight, tone: 'bad' },
} as const;

/** A measure's rating as a word and an icon. */
export function RatingTag({ rating }: { rating: SpeechMeasure['rating'] }): ReactNode {
  const t = measureTexts.useText();
  return <Tag {...ratingShapes[rating]}>{t(`rating.${rating}`)}</Tag>;
}

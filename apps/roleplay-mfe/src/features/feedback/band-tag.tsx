import { ArrowUpRight, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@greenroom/shared-ui';
import type { ScoreBand } from '@greenroom/contracts';
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

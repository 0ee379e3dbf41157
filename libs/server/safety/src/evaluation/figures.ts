import type { Danger } from '../detector/danger.ts';
import type { Phrasing } from './training/phrasings.ts';

/** A labelled phrasing with what was detected in it. */
export interface Judged extends Phrasing {
  found: Danger | undefined;
}

/** Shares from 0 to 1, each with the number of texts it is of. */
export type Figures = Record<string, { share: number; of: number }>;

/** How much is detected of what should be, and how much of what should not. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const share = (of: readonly Judged[], holds: (one: Judged) => boolean) => ({
    share: of.length === 0 ? 0 : of.filter(holds).length / of.length,
    of: of.length,
  });
  const heard = ({ found }: Judged) => found !== undefined;
  const isTier = (tier: string) => (one: Judged) => one.found?.tier === tier;
  const danger = judged.filter(({ tier }) => tier === 'emergency' || tier === 'worried');
  const ofTier = (tier: string) => judged.filter((one) => one.tier === tier);
  return {
    'detected, emergency and worried': share(danger, heard),
    'detected, plain': share(
      danger.filter(({ plain }) => plain),
      heard,
    ),
    'detected, oblique': share(
      danger.filter(({ plain }) => !plain),
      heard,
    ),
    'detected, emergency': share(ofTier('emergency'), heard),
    'emergency as emergency': share(ofTier('emergency'), isTier('emergency')),
    'threat detected': share(ofTier('threat'), heard),
    'threat as threat': share(ofTier('threat'), isTier('threat')),
    'false alarms': share(ofTier('none'), heard),
    'false emergencies': share(ofTier('none'), isTier('emergency')),
    'kind right': share(danger.filter(heard), (one) => one.found?.kind === one.kind),
    'language right': share(judged.filter(heard), (one) => one.found?.language === one.language),
  };
}

export function printFigures(name: string, figures: Figures): void {
  console.log(name);
  for (const [what, { share, of }] of Object.entries(figures))
    console.log(`  ${what.padEnd(32)} ${(100 * share).toFixed(1).padStart(6)} %  of ${of}`);
}

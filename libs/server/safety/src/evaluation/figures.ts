import type { DetectedDanger } from '../detector/danger.ts';
import type { Phrasing } from './training/phrasings.ts';

/** A labelled phrasing with the detector's result. */
export interface Judged extends Phrasing {
  found: DetectedDanger | undefined;
}

/** Shares from 0 to 1, each with the number of texts it is based on. */
export type Figures = Record<string, { share: number; of: number }>;

/**
 * Returns how much is detected of what should be, and of what should not: what is answered as danger, and what a
 * conversation asks about beside its usual answer. Where no question can go beside an answer (`elsewhere`), `middle`
 * ones are answered too.
 */
export function figuresOf(judged: readonly Judged[]): Figures {
  const share = (of: readonly Judged[], holds: (one: Judged) => boolean) => ({
    share: of.length === 0 ? 0 : of.filter(holds).length / of.length,
    of: of.length,
  });
  const heard = ({ found }: Judged) => found !== undefined;
  const answered = ({ found }: Judged) => found?.certainty === 'high';
  const askedBeside = (one: Judged) => heard(one) && !answered(one);
  const elsewhere = ({ found }: Judged) => found !== undefined && found.certainty !== 'low';
  const asTier = (tier: string) => (one: Judged) => answered(one) && one.found?.tier === tier;
  const danger = judged.filter(({ tier }) => tier === 'emergency' || tier === 'worried');
  const ofTier = (tier: string) => judged.filter((one) => one.tier === tier);
  const plain = danger.filter((one) => one.plain);
  const oblique = danger.filter((one) => !one.plain);
  return {
    'heard, emergency and worried': share(danger, heard),
    '- answered as danger': share(danger, answered),
    '- asked beside the answer': share(danger, askedBeside),
    'heard, plain': share(plain, heard),
    'answered as danger, plain': share(plain, answered),
    'heard, oblique': share(oblique, heard),
    'answered as danger, oblique': share(oblique, answered),
    'heard, emergency': share(ofTier('emergency'), heard),
    'emergency answered as emergency': share(ofTier('emergency'), asTier('emergency')),
    'threat heard': share(ofTier('threat'), heard),
    'threat answered as threat': share(ofTier('threat'), asTier('threat')),
    'false alarms, answered as danger': share(ofTier('none'), answered),
    'false alarms, asked beside': share(ofTier('none'), askedBeside),
    'false emergencies': share(ofTier('none'), asTier('emergency')),
    'elsewhere: heard': share(danger, elsewhere),
    'elsewhere: false alarms': share(ofTier('none'), elsewhere),
    'kind right': share(danger.filter(heard), (one) => one.found?.kind === one.kind),
    'language right': share(judged.filter(heard), (one) => one.found?.language === one.language),
  };
}

export function printFigures(name: string, figures: Figures): void {
  console.log(name);
  for (const [what, { share, of }] of Object.entries(figures))
    console.log(`  ${what.padEnd(32)} ${(100 * share).toFixed(1).padStart(6)} %  of ${of}`);
}

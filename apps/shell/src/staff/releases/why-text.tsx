import type { ReactNode } from 'react';
import type { RegistryChange, ReleaseBecause } from '@greenroom/contracts';
import { words } from '../words.ts';
import { percent } from './ramps.ts';

type Say = ReturnType<typeof words.useText>;

/**
 * Shows why something was changed: a person's own words, or for an automatic change a sentence in the reader's
 * language.
 */
export function WhyText({ why, because }: Pick<RegistryChange, 'why' | 'because'>): ReactNode {
  const t = words.useText();
  return (because && sentenceOf(t, because)) ?? why;
}

/** Returns undefined for an unknown code of a newer server. */
function sentenceOf(t: Say, because: ReleaseBecause): string | undefined {
  switch (because.code) {
    case 'step-due': {
      const { step, of, stable } = because;
      return t('releases.because.step-due', { step, of, percent: percent(because.percent), stable });
    }
    case 'too-few':
      return t('releases.because.too-few', { seen: because.seen, needed: because.needed });
    case 'waited-out':
      return t('releases.because.waited-out', { days: because.days, seen: because.seen, needed: because.needed });
    case 'suspect':
      return t('releases.because.suspect', { stable: because.stable });
    case 'worse':
      return t('releases.because.worse', { stable: because.stable });
    case 'out-of-reach':
      return t('releases.because.out-of-reach');
    case 'found':
      return because.changes.map((change) => foundOf(t, change)).join('; ');
    default:
      return undefined;
  }
}

function foundOf(t: Say, { version, from, to, killed }: Extract<ReleaseBecause, { code: 'found' }>['changes'][number]) {
  const said = killed === true ? [t('releases.happened.killed', { version })] : [];
  return [...said, `${version}: ${shareOf(from)} → ${shareOf(to)}`].join('; ');
}

const shareOf = (share: number | null): string => (share === null ? '–' : percent(share));

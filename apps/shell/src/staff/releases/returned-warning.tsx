import type { ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Small } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { useGuardrailName } from './guardrail-names.ts';
import { returnOf } from './ramps.ts';
import { versionOf, type Wish } from './wish.ts';

/** Warns before a rolled-back release is given to visitors again: when and why it was rolled back. */
export function ReturnedWarning({ app, wish }: { app: ReleasedApp; wish: Wish }): ReactNode {
  const t = words.useText();
  const nameOf = useGuardrailName();
  const version = versionOf(wish);
  const returned = wish.command === 'ramp' || wish.command === 'promote' ? returnOf(app, version) : null;
  if (!returned) return null;
  const when = formatDate(returned.at);
  return (
    <Small tone="bad">
      {returned.guardrail === null
        ? t('releases.returnedByHandWarning', { version, when })
        : t('releases.returnedWarning', { version, when, guardrail: nameOf(returned.guardrail) })}
    </Small>
  );
}

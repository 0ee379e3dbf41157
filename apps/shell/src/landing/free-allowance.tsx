import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import type { Allowance } from '@greenroom/contracts';
import { landingMessages } from './messages/index.ts';

/** Shows the free allowance of visitors from the settings; nothing until it is known. */
export function FreeAllowance(): ReactNode {
  const t = landingMessages.useText();
  const { user, known } = useCurrentUser();
  if (!known) return null;
  // Without an allowance plans are off, and usage is unlimited.
  if (!user.allowance) return t('free.all');
  const { messages: written, voiceSeconds } = user.allowance;
  const { seconds, minutes } = lengthOf(voiceSeconds);
  const spoken = minutes > 0 ? t('minutes', { minutes }) : t('seconds', { seconds });
  if (written.most > 0 && seconds > 0) return t('free.both', { count: written.most, spoken });
  if (written.most > 0) return t('free.messages', { count: written.most });
  return seconds > 0 ? t('free.voice', { spoken }) : null;
}

/** Returns whole and half minutes as minutes, other durations in seconds. */
function lengthOf({ most: seconds }: Allowance['voiceSeconds']): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds % 30 === 0 && seconds >= 60 ? seconds / 60 : 0 };
}

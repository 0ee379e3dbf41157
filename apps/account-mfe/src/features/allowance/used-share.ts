import type { Allowance } from '@greenroom/contracts';

/** Returns how much of the share is used, in whole percent: messages and call time share one allowance. */
export function usedShare({ messages, voiceSeconds }: Pick<Allowance, 'messages' | 'voiceSeconds'>): number {
  const parts = [messages, voiceSeconds].map(({ used, most }) => (most === 0 ? 0 : used / most));
  const share = parts.reduce((sum, part) => sum + part, 0);
  // 100 is returned only when nothing is left, and 0 only when nothing was used.
  if (share > 0 && share < 0.01) return 1;
  return share >= 1 ? 100 : Math.min(99, Math.round(share * 100));
}

import type { Allowance } from '@greenroom/contracts';

/** Which part of the share is used, in whole percent: messages and time on the line draw on one. */
export function usedShare({ messages, voiceSeconds }: Pick<Allowance, 'messages' | 'voiceSeconds'>): number {
  const parts = [messages, voiceSeconds].map(({ used, most }) => (most === 0 ? 0 : used / most));
  const share = parts.reduce((sum, part) => sum + part, 0);
  // All of it is said only where nothing is left, and none only where nothing was used.
  if (share > 0 && share < 0.01) return 1;
  return share >= 1 ? 100 : Math.min(99, Math.round(share * 100));
}

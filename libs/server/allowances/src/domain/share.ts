import type { Allowance } from '@greenroom/contracts';

/** A whole share: this many messages, or this many seconds of calls. */
export interface Share {
  messages: number;
  voiceSeconds: number;
}

export interface AllowanceSettings {
  /** For a person without a plan, once. */
  taste: Share;
  /** For a plan, each month (UTC). */
  fairUse: Share;
  /** Maximum whole tastes from one address on one day (UTC), over all visitors. */
  tastesPerAddress: number;
}

/** What was used. Messages and seconds draw on the same share, each in proportion to its own limit. */
export type Used = Share;

/** Returns how many more messages fit if nothing else is used. */
export function messagesLeft(share: Share, used: Used): number {
  if (share.voiceSeconds === 0) return Math.max(0, share.messages - used.messages);
  const left = share.messages - used.messages - (used.voiceSeconds * share.messages) / share.voiceSeconds;
  return Math.max(0, wholly(left));
}

/** Returns how many more seconds fit if nothing else is used. */
export function voiceSecondsLeft(share: Share, used: Used): number {
  return messagesLeft(turned(share), turned(used));
}

/** Returns the first day (UTC) of a moment's month. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

/** Returns the first day (UTC) of the month after. */
export function monthAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}

export function allowanceOf(kind: Allowance['kind'], share: Share, used: Used, now: Date): Allowance {
  return {
    kind,
    messages: { used: used.messages, most: share.messages },
    voiceSeconds: { used: used.voiceSeconds, most: share.voiceSeconds },
    messagesLeft: messagesLeft(share, used),
    voiceSecondsLeft: voiceSecondsLeft(share, used),
    renewsOn: kind === 'fair-use' ? monthAfter(now).toISOString().slice(0, 10) : null,
  };
}

const turned = ({ messages, voiceSeconds }: Share): Share => ({ messages: voiceSeconds, voiceSeconds: messages });

/** Rounds down, but treats a number that floating point left just below an integer as that integer. */
const wholly = (amount: number) => Math.floor(amount + 1e-6);

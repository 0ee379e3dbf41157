import type { Allowance } from '@greenroom/contracts';

/** How many messages, or how many seconds on the line, a whole share is. */
export interface Share {
  messages: number;
  voiceSeconds: number;
}

export interface AllowanceSettings {
  /** Of one who has no plan, once and for all. */
  taste: Share;
  /** Of a plan, in each month (UTC). */
  fairUse: Share;
  /** How many whole tastes may be had from one address on one day (UTC), whoever is there. */
  tastesPerAddress: number;
}

/** What was used: messages and seconds draw on one share, each by its part of a whole. */
export type Used = Share;

/** How many more messages fit, were nothing else used. */
export function messagesLeft(share: Share, used: Used): number {
  if (share.voiceSeconds === 0) return Math.max(0, share.messages - used.messages);
  const left = share.messages - used.messages - (used.voiceSeconds * share.messages) / share.voiceSeconds;
  return Math.max(0, wholly(left));
}

/** How many more seconds fit, were nothing else used. */
export function voiceSecondsLeft(share: Share, used: Used): number {
  return messagesLeft(turned(share), turned(used));
}

/** The first day (UTC) of the month a moment is in. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

/** The first day (UTC) of the month after. */
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

/** Rounded down, with what floating point leaves of a whole one taken for whole. */
const wholly = (amount: number) => Math.floor(amount + 1e-6);

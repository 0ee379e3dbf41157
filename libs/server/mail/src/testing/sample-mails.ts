import { money } from '@greenroom/contracts';
import type { MailTemplate } from '../mail-template.ts';

const amount = money(1_900, 'usd');
const day = '2026-11-24T10:00:00.000Z';

type SampleMails = { [T in MailTemplate['template']]: Extract<MailTemplate, { template: T }> };

/**
 * Returns one mail of each template; a new template must be added here, or this does not compile.
 * @param typed a name, or other text that a person typed
 * @param link where each link leads
 */
export const sampleMails = (typed: string, link: string): SampleMails => ({
  'confirm-address': { template: 'confirm-address', name: typed, link },
  'confirm-new-address': { template: 'confirm-new-address', name: typed, link },
  'reset-password': { template: 'reset-password', name: typed, link },
  'account-exists': { template: 'account-exists', name: typed, link },
  'password-changed': { template: 'password-changed', name: typed, link },
  'address-changed': { template: 'address-changed', name: typed, link, newAddress: 'maren@example.com' },
  'address-change-asked': { template: 'address-change-asked', name: typed, link },
  'session-reused': { template: 'session-reused', name: typed, link },
  'way-in-changed': { template: 'way-in-changed', name: typed, link, change: 'connected', provider: 'google' },
  'deletion-asked': { template: 'deletion-asked', name: typed, link, day: '1 December' },
  'account-deleted': { template: 'account-deleted', name: typed },
  waitlist: { template: 'waitlist', link: link },
  'practice-reminder': {
    template: 'practice-reminder',
    name: typed,
    link,
    step: 'scene',
    title: typed,
    last: false,
    stop: link,
    oneClick: link,
  },
  'release-notice': {
    template: 'release-notice',
    kind: 'returned',
    app: 'checkout-mfe',
    version: '2.0.0',
    text: typed,
    link: link,
  },
  'plan-begun': {
    template: 'plan-begun',
    name: typed,
    link,
    number: '4711',
    tier: 'annual',
    price: amount,
    begunAt: day,
    trialEnds: null,
    next: null,
    seller: ['Greenroom'],
    links: { cancel: link, withdraw: link },
  },
  receipt: { template: 'receipt', name: typed, link, amount, number: '4711', day },
  'trial-ends': { template: 'trial-ends', name: typed, link, amount, day },
  'pause-ends': { template: 'pause-ends', name: typed, link, amount, day },
  'payment-failed': { template: 'payment-failed', name: typed, link, amount, day, isRetried: true },
  'plan-ended': { template: 'plan-ended', name: typed, link, why: 'canceled' },
  refunded: { template: 'refunded', name: typed, link, amount },
  'cancellation-received': {
    template: 'cancellation-received',
    at: day,
    kind: 'ordinary',
    wishedFor: 'soonest',
    link: link,
  },
  'withdrawal-received': {
    template: 'withdrawal-received',
    at: day,
    name: typed,
    link,
    email: 'maren@example.com',
    contract: typed,
  },
});

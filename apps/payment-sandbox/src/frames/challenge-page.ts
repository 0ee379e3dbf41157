import { escapeHtml } from '@greenroom/http';
import { frameTexts } from './frame-texts.ts';
import { challengeStyles } from './frame-styles.ts';
import { writeFrame } from './write-frame.ts';

/** The payment that the cardholder is asked to approve. */
export interface ChallengeShown {
  merchant: string;
  /** In minor units; null if a card is only set up. */
  amount: number | null;
  currency: string;
  last4: string;
}

/** Renders the page of the sandbox's bank. @param challenge undefined if it was answered or never existed */
export function challengePage(
  { token, challenge, wish }: { token: string; challenge: ChallengeShown | undefined; wish: string | undefined },
  nonce: string,
): string {
  const { locale, t } = frameTexts(wish);
  const { challenge: words } = t;
  const frame = { locale, title: words.title, script: 'challenge.ts', styles: challengeStyles };
  if (!challenge) return writeFrame({ ...frame, body: `<h1>${escapeHtml(words.gone)}</h1>` }, nonce);
  const line = (label: string, value: string) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`;
  const body = `<h1>${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(words.text)}</p>
<dl>${line(words.merchant, challenge.merchant)}${line(words.amount, amountOf(challenge, locale) ?? words.nothingToday)}${line(
    words.card,
    words.ending.replace('{last4}', challenge.last4),
  )}</dl>
<div class="buttons"><button type="button" value="complete">${escapeHtml(words.complete)}</button>
<button type="button" value="fail">${escapeHtml(words.fail)}</button></div>
<p role="alert" id="trouble" data-words="${escapeHtml(words.trouble)}"></p>`;
  return writeFrame({ ...frame, body, data: { token } }, nonce);
}

function amountOf({ amount, currency }: ChallengeShown, locale: string): string | undefined {
  if (!amount) return undefined;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

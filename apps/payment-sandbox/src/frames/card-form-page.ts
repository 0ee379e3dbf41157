import { escapeHtml } from '@greenroom/http';
import { taxedCountries } from '../billing/value-added-tax.ts';
import { frameTexts } from './frame-texts.ts';
import { cardFormStyles } from './frame-styles.ts';
import { jsonElement, writeFrame } from './write-frame.ts';

/**
 * Countries whose banks compare the postcode, so that the form asks for it. Source: Stripe's Payment Element,
 * "address".
 */
const postalCountries = ['US', 'GB', 'CA'];

/** Countries with tax, and some others; `ZZ` stands for any other. */
const countries = [...taxedCountries, ...'BR CA IN KR KW MX NO NZ SG US'.split(' ')];

/** Attributes of each field's input, besides its id. */
const fields = {
  number: 'inputmode="numeric" autocomplete="cc-number" maxlength="24" spellcheck="false"',
  expiry: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9" spellcheck="false"',
  code: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" spellcheck="false"',
  name: 'autocomplete="cc-name" maxlength="80" spellcheck="false"',
  postal: 'autocomplete="billing postal-code" maxlength="12" spellcheck="false"',
} as const;

/** Renders the card form in the requested language. */
export function cardFormPage(wish: string | undefined, nonce: string): string {
  const { locale, t } = frameTexts(wish);
  const field = (id: keyof typeof fields, label: string, placeholder = '', row = '') =>
    `<div class="field"${row}><label for="${id}">${escapeHtml(label)}</label>` +
    `<input id="${id}" name="${id}" ${fields[id]} placeholder="${escapeHtml(placeholder)}" aria-required="true" aria-describedby="${id}-note">` +
    `<span class="note" id="${id}-note" role="alert"></span></div>`;
  const body = `<form novalidate aria-label="${escapeHtml(t.title)}">
${field('number', t.number, '1234 1234 1234 1234')}
<div class="pair">${field('expiry', t.expiry, t.expiryForm)}${field('code', t.code, t.codeForm)}</div>
${field('name', t.name)}
<div class="pair"><div class="field"><label for="country">${escapeHtml(t.country)}</label>
<select id="country" name="country" autocomplete="billing country">${countryOptions(locale)}</select></div>
${field('postal', t.postal, '', ' id="postal-row"')}</div>
</form>
${jsonElement('words', t.problems)}`;
  const data = { 'postal-countries': postalCountries.join(' ') };
  return writeFrame({ locale, title: t.title, script: 'card-form.ts', styles: cardFormStyles, body, data }, nonce);
}

function countryOptions(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = countries.map((code) => ({ code, name: names.of(code) ?? code }));
  named.sort((one, other) => one.name.localeCompare(other.name, locale));
  const usual = locale === 'de' ? 'DE' : 'US';
  return [...named, { code: 'ZZ', name: '…' }]
    .map(({ code, name }) => `<option value="${code}"${code === usual ? ' selected' : ''}>${escapeHtml(name)}</option>`)
    .join('');
}

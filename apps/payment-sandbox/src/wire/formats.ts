import { unreadable } from './failure.ts';
import type { FormValue } from './form.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';

/** https://docs.stripe.com/metadata#data */
const mostKeys = 50;
const longestKey = 40;
const longestValue = 500;
/** https://docs.stripe.com/expand */
const deepestExpand = 4;

/** Maximum text lengths by name, in characters, where Stripe's reference gives one. All others: 5,000. */
const longest: Readonly<Record<string, number>> = {
  client_reference_id: 200,
  email: 512,
  lookup_key: 200,
  phone: 20,
  statement_descriptor: 22,
  statement_descriptor_suffix: 22,
};

/**
 * Checks the format that a parameter's name implies: an e-mail address, a currency, a
 * country, a statement descriptor, a URL, a path to expand, a length.
 * @throws StripeFailure in Stripe's words
 */
export function checkFormat(name: string, value: string, param: string): void {
  const most = longest[name] ?? 5_000;
  if (value.length > most)
    throw unreadable(`Invalid string: ${shortened(value)}; must be at most ${most} characters`, { param });
  if (/(^|_)email$/.test(name) && !isEmail(value))
    throw unreadable(`Invalid email address: ${value}`, { param, code: 'email_invalid' });
  if (/(^|_)currency$/.test(name) && !currencies.has(value.toLowerCase()))
    throw unreadable(
      `Invalid currency: ${value.toLowerCase()}. Stripe currently supports these currencies: ${[...currencies].join(', ')}`,
      { param },
    );
  if (name === 'country' && !countries.has(value.toUpperCase()))
    throw unreadable(
      `Country '${value}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'. A full list of country codes is available at https://stripe.com/global`,
      { param, code: 'country_code_invalid' },
    );
  if (/^statement_descriptor(_suffix)?$/.test(name) && /[<>\\'"*]/.test(value))
    throw unreadable(
      `The statement descriptor must not contain any of the following characters: <, >, \\, ', ", *. You provided: ${value}`,
      { param, code: 'invalid_characters' },
    );
  if (/^((return|success|cancel)_)?url$/.test(name)) checkUrl(value, param);
  if (name === 'expand' && value.split('.').length > deepestExpand)
    throw unreadable(`You cannot expand more than ${deepestExpand} levels of a property: ${value}`, {
      param: 'expand',
    });
}

/** A single @ with text before it and a domain with a dot after it. */
const isEmail = (value: string) => /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

function checkUrl(value: string, param: string): void {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value))
    throw unreadable('Invalid URL: An explicit scheme (such as https) must be provided.', {
      param,
      code: 'url_invalid',
    });
  if (!URL.canParse(value)) throw unreadable('Not a valid URL', { param, code: 'url_invalid' });
}

/** @throws StripeFailure beyond 50 keys of 40 characters, with values of 500 */
export function checkMetadata(value: FormValue, param: string): void {
  if (value === '') return;
  if (typeof value === 'string' || Array.isArray(value)) throw unreadable('Invalid object', { param });
  const pairs = Object.entries(value);
  if (pairs.length > mostKeys)
    throw unreadable(`You can only specify up to ${mostKeys} metadata keys; you specified ${pairs.length}.`, { param });
  for (const [key, text] of pairs) {
    if (typeof text !== 'string') throw unreadable('Metadata values must be strings.', { param: `${param}[${key}]` });
    if (key.length > longestKey)
      throw unreadable(
        `Metadata keys can have up to ${longestKey} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        { param },
      );
    if (text.length > longestValue)
      throw unreadable(
        `Metadata values can have up to ${longestValue} characters, but you passed in a value that is ${text.length} characters. Invalid value: ${text}`,
        { param: `${param}[${key}]` },
      );
  }
}

const shortened = (value: string) => `${value.slice(0, 6)}...${value.slice(-6)}`;

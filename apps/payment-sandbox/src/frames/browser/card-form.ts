import type { CardError, CardFormGreeting, CreatedCard, FromCardForm, ToCardForm } from '@greenroom/contracts';
import { cardDigits, grouped, kindOf, numberProblem } from './card-number.ts';
import { expiryProblem, formatExpiry, readExpiry } from './card-expiry.ts';
import { cardField, type Problem } from './card-field.ts';
import { applyAppearance } from './apply-appearance.ts';
import { problemMessages } from './problem-messages.ts';

/*
 * The card form, as it runs in its frame. Only the frame sees the number: it sends it to the sandbox's server, and the
 * page around it gets the id of a payment method.
 */
const say = problemMessages();
const asking = new Set((document.documentElement.dataset.postalCountries ?? '').split(' '));
const postalRow = document.getElementById('postal-row')!;
const required = (code: string) => (text: string) => (text.trim() === '' ? { code } : undefined);

let tell: (message: FromCardForm) => void = () => {};
const changed = () => tell({ type: 'change', empty: number.input.value === '', complete: !problems() });

const number = cardField({
  id: 'number',
  format: (text) => grouped(cardDigits(text)),
  problem: (text) => numberProblem(cardDigits(text)),
  atOnce: ({ code }) => code === 'invalid_number',
  say,
  changed,
});
const expiry = cardField({
  id: 'expiry',
  format: formatExpiry,
  problem: (text) => expiryProblem(text, new Date()),
  atOnce: ({ code }) => code === 'expired_card',
  say,
  changed,
});
const code = cardField({
  id: 'code',
  format: (text) => text.replaceAll(/\D/g, '').slice(0, 4),
  problem: (text) =>
    text.length === kindOf(cardDigits(number.input.value)).code ? undefined : { code: 'incomplete_code' },
  say,
  changed,
});
const name = cardField({ id: 'name', problem: required('incomplete_name'), say, changed });
const country = cardField({ id: 'country', problem: () => undefined, say, changed });
const postal = cardField({ id: 'postal', problem: required('incomplete_postal'), say, changed });
const fields = [number, expiry, code, name, country, postal];
const problems = () => fields.some((field) => field.problem() !== undefined);

/** Only in countries whose banks compare it. */
const askForPostal = () => (postalRow.hidden = !asking.has(country.input.value));
const tellCountry = () => tell({ type: 'country', country: country.input.value });
country.input.addEventListener('change', askForPostal);
country.input.addEventListener('change', tellCountry);
askForPostal();

/** The form field of each API parameter. */
const fieldOf: Record<string, (typeof fields)[number]> = { number, exp_month: expiry, exp_year: expiry, cvc: code };
const byCode: Record<string, (typeof fields)[number]> = {
  incorrect_number: number,
  incorrect_cvc: code,
  expired_card: expiry,
};

function refused(error: CardError): void {
  const reason = error.decline_code ?? error.code ?? '';
  const field = fieldOf[error.param ?? ''] ?? byCode[reason] ?? byCode[error.code ?? ''];
  field?.refuse({ code: error.code ?? reason } satisfies Problem);
  field?.input.focus();
}

/** Shows the problems of all fields and focuses the first invalid one. */
function validate(): CardError | undefined {
  const wrong = fields.filter((field) => field.judge());
  wrong[0]?.input.focus();
  return wrong.length > 0
    ? { type: 'validation_error', code: 'incomplete', message: say({ code: 'incomplete' }) }
    : undefined;
}

async function create(publishableKey: string): Promise<CreatedCard | CardError> {
  const incomplete = validate();
  if (incomplete) return incomplete;
  const { month, year } = readExpiry(expiry.input.value)!;
  const answer = await fetch('/sandbox/payments/payment-methods', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      publishable_key: publishableKey,
      type: 'card',
      number: cardDigits(number.input.value),
      exp_month: month,
      exp_year: year,
      cvc: code.input.value,
      name: name.input.value.trim(),
      country: country.input.value,
      ...(postalRow.hidden ? {} : { postal_code: postal.input.value.trim() }),
    }),
  });
  const reply = (await answer.json()) as CreatedCard | { error: CardError };
  if (!('error' in reply)) return reply;
  refused(reply.error);
  return reply.error;
}

const unanswered = (): CardError => ({ type: 'api_connection_error', message: say({ code: 'no_connection' }) });

function take(message: ToCardForm, publishableKey: string): void {
  if (message.type === 'look') applyAppearance(message.variables, message.fonts);
  if (message.type === 'refused') refused(message.error);
  if (message.type === 'focus') number.input.focus();
  if (message.type === 'read-only') for (const { input } of fields) input.disabled = message.readOnly;
  if (message.type === 'clear') {
    for (const { input } of fields) if (input instanceof HTMLInputElement) input.value = '';
    changed();
  }
  if (message.type === 'validate') {
    const { request } = message;
    const error = validate();
    tell(error ? { type: 'failed', request, error } : { type: 'valid', request });
  }
  if (message.type === 'create') {
    void create(publishableKey)
      .catch(unanswered)
      .then((made) =>
        'id' in made
          ? tell({ type: 'created', request: message.request, paymentMethod: made })
          : tell({ type: 'failed', request: message.request, error: made }),
      );
  }
}

const greet = ({ data, ports: [port], source }: MessageEvent<CardFormGreeting | undefined>) => {
  if (source !== window.parent || data?.type !== 'greenroom-card-form' || !port) return;
  window.removeEventListener('message', greet);
  tell = (message) => port.postMessage(message);
  port.onmessage = (event: MessageEvent<ToCardForm>) => take(event.data, data.publishableKey);
  new ResizeObserver(() => tell({ type: 'height', px: document.body.scrollHeight })).observe(document.body);
  document.addEventListener('focusin', () => tell({ type: 'focus' }));
  window.addEventListener('blur', () => tell({ type: 'blur' }));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ type: 'escape' }));
  tell({ type: 'ready' });
  tellCountry();
};
window.addEventListener('message', greet);

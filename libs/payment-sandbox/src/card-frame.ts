import type { CardError, CardFormGreeting, CreatedCard, FromCardForm, ToCardForm } from '@greenroom/contracts';
import { connectionError } from './sandbox-wire.ts';

export interface CardFrame {
  frame: HTMLIFrameElement;
  send(message: ToCardForm): void;
  /** Makes the form create a payment method from its fields. The number stays in the frame. */
  create(): Promise<CreatedCard | { error: CardError }>;
  /** Makes the form show the problems at its fields; returns undefined if there are none. */
  validate(): Promise<CardError | undefined>;
  close(): void;
}

interface CardFrameOptions {
  publishableKey: string;
  locale: string;
  heard(message: FromCardForm): void;
  /** Called if the form did not open because its page or script did not load. */
  failed(): void;
}

/** How long the form may take to create a payment method, in milliseconds; like the timeout of Stripe.js. */
const patienceMs = 60_000;
/** The form's padding, room for the ring of a focused field (apps/payment-sandbox/src/frames/frame-styles.ts). */
const ringPx = 3;
/** How long the form's script may take to answer once its page is loaded, in milliseconds. */
export const openingMs = 15_000;

/** Creates the framed card form. The frame has no origin: the page can send it messages but cannot read its content. */
export function cardFrame({ publishableKey, locale, heard, failed }: CardFrameOptions): CardFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = locale === 'de' ? 'Sichere Eingabe der Karte' : 'Secure card input';
  frame.src = `/sandbox/payments/card-form?locale=${locale}`;
  Object.assign(frame.style, { display: 'block', height: '0', border: '0', colorScheme: 'light' });
  // So that the form's fields align with those of the page.
  Object.assign(frame.style, { width: `calc(100% + ${2 * ringPx}px)`, margin: `0 -${ringPx}px` });

  type Answer = Extract<FromCardForm, { request: number }>;
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  const channel = new MessageChannel();
  const send = (message: ToCardForm) => channel.port1.postMessage(message);
  let asked = 0;
  let state: 'opening' | 'open' | 'failed' = 'opening';
  let opening: ReturnType<typeof setTimeout> | undefined;
  const settle = (next: 'open' | 'failed') => {
    if (state !== 'opening') return;
    clearTimeout(opening);
    state = next;
    if (next === 'open') return;
    waiting.forEach((done) => done(undefined));
    failed();
  };

  channel.port1.onmessage = ({ data }: MessageEvent<FromCardForm>) => {
    if (data.type === 'ready') settle('open');
    if (data.type === 'height') frame.style.height = `${data.px}px`;
    if ('request' in data) waiting.get(data.request)?.(data);
    heard(data);
  };
  frame.addEventListener(
    'load',
    () => {
      const greeting: CardFormGreeting = { type: 'greenroom-card-form', publishableKey };
      // An opaque origin cannot be named as a target; the frame's own policy restricts who can frame it.
      frame.contentWindow?.postMessage(greeting, '*', [channel.port2]);
      // Its script is loaded by now, if at all. A page that is still loading has not failed, however slow the network.
      if (state === 'opening') opening = setTimeout(settle, openingMs, 'failed');
    },
    { once: true },
  );
  /** Asks the form; undefined if it does not answer. */
  const ask = (type: 'create' | 'validate') =>
    new Promise<Answer | undefined>((resolve) => {
      if (state === 'failed') return resolve(undefined);
      const request = ++asked;
      const done = (answer: Answer | undefined) => {
        clearTimeout(timer);
        waiting.delete(request);
        resolve(answer);
      };
      const timer = setTimeout(done, patienceMs, undefined);
      waiting.set(request, done);
      send({ type, request });
    });
  const errorIn = (answer: Answer | undefined) => (answer?.type === 'failed' ? answer.error : connectionError);
  return {
    frame,
    send,
    async create() {
      const answer = await ask('create');
      return answer?.type === 'created' ? answer.paymentMethod : { error: errorIn(answer) };
    },
    async validate() {
      const answer = await ask('validate');
      return answer?.type === 'valid' ? undefined : errorIn(answer);
    },
    close() {
      clearTimeout(opening);
      waiting.forEach((done) => done(undefined));
      channel.port1.close();
      frame.remove();
    },
  };
}

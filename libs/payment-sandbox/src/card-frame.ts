import type { CardError, CardFormGreeting, CreatedCard, FromCardForm, ToCardForm } from '@greenroom/contracts';
import { connectionError } from './sandbox-wire.ts';

export interface CardFrame {
  frame: HTMLIFrameElement;
  send(message: ToCardForm): void;
  /** Has the form make a payment method of what was filled in. The number stays in the frame. */
  create(): Promise<CreatedCard | { error: CardError }>;
  close(): void;
}

interface CardFrameOptions {
  publishableKey: string;
  locale: string;
  heard(message: FromCardForm): void;
}

/** How long the form may take to make a payment method, in milliseconds. Stripe.js gives up after as long. */
const patienceMs = 60_000;

/** The card form in its frame, which has no origin: the page can send it messages and read nothing in it. */
export function cardFrame({ publishableKey, locale, heard }: CardFrameOptions): CardFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = locale === 'de' ? 'Sichere Eingabe der Karte' : 'Secure card input';
  frame.src = `/sandbox/payments/card-form?locale=${locale}`;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0', colorScheme: 'normal' });

  const waiting = new Map<number, (answer: CreatedCard | { error: CardError }) => void>();
  const channel = new MessageChannel();
  const send = (message: ToCardForm) => channel.port1.postMessage(message);
  let asked = 0;

  channel.port1.onmessage = ({ data }: MessageEvent<FromCardForm>) => {
    if (data.type === 'height') frame.style.height = `${data.px}px`;
    if (data.type === 'created') waiting.get(data.request)?.(data.paymentMethod);
    if (data.type === 'failed') waiting.get(data.request)?.({ error: data.error });
    heard(data);
  };
  frame.addEventListener(
    'load',
    () => {
      const greeting: CardFormGreeting = { type: 'greenroom-card-form', publishableKey };
      // An opaque origin has no name to send to; the frame's own policy says where it comes from.
      frame.contentWindow?.postMessage(greeting, '*', [channel.port2]);
    },
    { once: true },
  );
  return {
    frame,
    send,
    create: () =>
      new Promise((resolve) => {
        const request = ++asked;
        const done = (answer: CreatedCard | { error: CardError }) => {
          clearTimeout(timer);
          waiting.delete(request);
          resolve(answer);
        };
        const timer = setTimeout(() => done({ error: connectionError }), patienceMs);
        waiting.set(request, done);
        send({ type: 'create', request });
      }),
    close() {
      waiting.forEach((done) => done({ error: connectionError }));
      channel.port1.close();
      frame.remove();
    },
  };
}

import type { CardError, CreatedCard, FromCardForm } from '@greenroom/contracts';
import { cardFrame, type CardFrame } from './card-frame.ts';
import { listeners, type Listeners } from './listeners.ts';
import { connectionError } from './sandbox-wire.ts';
import { readFonts, type Look } from './look.ts';

export type ElementEvent = Record<string, unknown> & { elementType: string };
type Listener = (event: ElementEvent) => void;

/** A Stripe.js element, with the members that react-stripe-js and our pages use. */
export interface CardElement {
  mount(place: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(event: string, listener: Listener): CardElement;
  once(event: string, listener: Listener): CardElement;
  off(event: string, listener?: Listener): CardElement;
  update(options: { readOnly?: boolean }): CardElement;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): CardElement;
  /** For use within the sandbox. */
  inner: {
    create(): Promise<CreatedCard | { error: CardError }>;
    validate(): Promise<CardError | undefined>;
    refused(error: CardError): void;
    dress(look: Look): void;
  };
}

interface CardElementOptions {
  type: string;
  publishableKey: string;
  locale: string;
  look: Look;
  readOnly?: boolean;
  destroyed(): void;
  /** Called with the billing country. */
  placed?(country: string): void;
}

const unmounted: CardError = {
  type: 'invalid_request_error',
  code: 'element_not_mounted',
  message: 'The card form is not on the page.',
};

export function cardElement(options: CardElementOptions): CardElement {
  const { type, publishableKey, locale, destroyed, placed = () => {} } = options;
  const byName = new Map<string, Listeners<ElementEvent>>();
  const named = (name: string) => {
    const all = byName.get(name) ?? listeners<ElementEvent>();
    byName.set(name, all);
    return all;
  };
  const tell = (name: string, more: Record<string, unknown> = {}) => named(name).tell({ elementType: type, ...more });
  let { look, readOnly = false } = options;
  let form: CardFrame | undefined;

  const dress = async () => {
    const fonts = await readFonts(look.fonts);
    form?.send({ type: 'look', variables: look.variables, fonts });
  };
  const heard = (message: FromCardForm) => {
    if (message.type === 'ready') {
      void dress();
      form?.send({ type: 'read-only', readOnly });
      tell('ready');
    }
    if (message.type === 'change') {
      const { empty, complete } = message;
      tell('change', { empty, complete, collapsed: false, value: { type: 'card' } });
    }
    if (message.type === 'country') placed(message.country);
    if (message.type === 'focus' || message.type === 'blur' || message.type === 'escape') tell(message.type);
  };

  const element: CardElement = {
    mount(place) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      if (!parent)
        throw new Error(`No element ${typeof place === 'string' ? place : place.tagName} to put the card form`);
      form?.close();
      form = cardFrame({ publishableKey, locale, heard, failed: () => tell('loaderror', { error: connectionError }) });
      tell('loaderstart');
      parent.replaceChildren(form.frame);
    },
    unmount() {
      form?.close();
      form = undefined;
    },
    destroy() {
      element.unmount();
      destroyed();
    },
    on(event, listener) {
      named(event).add(listener);
      return element;
    },
    once(event, listener) {
      const heardOnce: Listener = (what) => {
        named(event).remove(heardOnce);
        listener(what);
      };
      return element.on(event, heardOnce);
    },
    off(event, listener) {
      named(event).remove(listener);
      return element;
    },
    update(changes) {
      readOnly = changes.readOnly ?? readOnly;
      form?.send({ type: 'read-only', readOnly });
      return element;
    },
    focus: () => form?.send({ type: 'focus' }),
    blur: () => form?.frame.blur(),
    clear: () => form?.send({ type: 'clear' }),
    collapse: () => element,
    inner: {
      create: async () => (form ? form.create() : { error: unmounted }),
      validate: async () => (form ? form.validate() : unmounted),
      refused: (error) => form?.send({ type: 'refused', error }),
      dress(next) {
        look = next;
        void dress();
      },
    },
  };
  return element;
}

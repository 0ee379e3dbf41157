import type { CardFormGreeting, FromCardForm, ToCardForm } from '@greenroom/contracts';
import { openingMs } from '../card-frame.ts';

export interface CardFormStandIn {
  /** All messages from the page to the form. */
  heard: ToCardForm[];
  greetings: CardFormGreeting[];
  /** Whether the form's script loads. */
  opens: boolean;
  /** Lets the page's timeout for the script expire. */
  giveUp(): void;
  say(message: FromCardForm): void;
}

type Port = { onmessage: ((event: { data: unknown }) => void) | null; postMessage(data: unknown): void; close(): void };

/** Two ports that pass messages to each other asynchronously; jsdom has none, and Node's keep its process alive. */
class PairedPorts {
  port1: Port;
  port2: Port;
  constructor() {
    const port = (other: () => Port): Port => ({
      onmessage: null,
      postMessage: (data) => queueMicrotask(() => other().onmessage?.({ data })),
      close() {},
    });
    this.port1 = port(() => this.port2);
    this.port2 = port(() => this.port1);
  }
}

/**
 * Replaces the card form in jsdom tests, which load no frames, by one with a valid card that answers with `answer`.
 * Call it once per file; it is reset for each test.
 */
export function standInForCardForm(
  answer: (asked: ToCardForm) => FromCardForm | undefined = goodCard,
): CardFormStandIn {
  const standIn: CardFormStandIn = { heard: [], greetings: [], opens: true, giveUp: () => {}, say: () => {} };
  let observer: MutationObserver;
  const { setTimeout } = globalThis;

  beforeEach(() => {
    standIn.heard.length = 0;
    standIn.greetings.length = 0;
    standIn.opens = true;
    Object.assign(globalThis, { MessageChannel: PairedPorts });
    // Stored to be called on request, so that no test has to wait for it.
    globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      if (ms === openingMs) standIn.giveUp = () => work(...given);
      return setTimeout(work, ms, ...given);
    }) as typeof setTimeout;
    const window = {
      postMessage(greeting: CardFormGreeting, _: string, [port]: [Port]) {
        if (!standIn.opens) return;
        standIn.greetings.push(greeting);
        standIn.say = (message) => port.postMessage(message);
        port.onmessage = ({ data }) => {
          const asked = data as ToCardForm;
          standIn.heard.push(asked);
          const said = answer(asked);
          if (said) standIn.say(said);
        };
        standIn.say({ type: 'ready' });
      },
    };
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { configurable: true, get: () => window });
    observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) if (node instanceof HTMLIFrameElement) node.dispatchEvent(new Event('load'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  afterEach(() => {
    observer.disconnect();
    globalThis.setTimeout = setTimeout;
    Reflect.deleteProperty(globalThis, 'MessageChannel');
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'contentWindow');
  });
  return standIn;
}

function goodCard(asked: ToCardForm): FromCardForm | undefined {
  if (asked.type === 'validate') return { type: 'valid', request: asked.request };
  if (asked.type !== 'create') return undefined;
  const paymentMethod = { id: 'pm_good', brand: 'visa', last4: '4242' };
  return { type: 'created', request: asked.request, paymentMethod };
}

import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of a browser that jsdom lacks and Node has. */
const borrowed = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
];

/** jsdom, with Node's streams and fetch. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {};
    for (const name of borrowed) this.global[name] ??= globalThis[name];
    /* Node's fetch accepts only Node's signals, and jsdom has its own. */
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
}

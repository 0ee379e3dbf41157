import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks of a browser and Node has. */
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

/** jsdom, with Node's streams and fetch beside it. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {};
    for (const name of borrowed) this.global[name] ??= globalThis[name];
    /* Node's fetch knows Node's signals only, and jsdom brings its own. */
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
}

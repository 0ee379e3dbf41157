import { failedEndpointOf, guardrailMarks, isFailedRequest, type Endpoint } from '@greenroom/contracts';
import { Presses } from './presses.ts';
import type { Release } from './releases-here.ts';
import type { Tell } from './stretches.ts';

/** Maximum number of endpoints that a page reports by name. */
const mostEndpoints = 10;

/**
 * How a page performs in use, besides its errors: clicks without effect, input never sent, requests that failed. Each
 * is reported once when the page is left or hidden.
 */
export class PageUse {
  readonly #tell: Tell;
  readonly #presses = new Presses();
  #page: { path: string; release: Release } | undefined;
  #entered: 'nothing' | 'unsent' | 'sent' = 'nothing';
  #requests: 'none' | 'well' | 'failed' = 'none';
  readonly #endpoints = new Set<string>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  show(path: string, release: Release): void {
    if (this.#page?.path === path) return;
    this.#end();
    this.#page = { path, release };
  }

  press(target: object, isControl: boolean, now: number): void {
    this.#presses.press(target, isControl, now);
  }

  answered(): void {
    this.#presses.answered();
  }

  /** Something was entered in a form. */
  entered(): void {
    if (this.#entered === 'nothing') this.#entered = 'unsent';
  }

  /** @param status of the response; undefined if none arrived */
  requested(endpoint: Endpoint, status: number | undefined): void {
    if (isFailedRequest(status)) return this.#failed(endpoint);
    if (this.#requests === 'none') this.#requests = 'well';
    const isSent = status !== undefined && status < 400 && endpoint.method !== 'GET';
    if (isSent && this.#entered === 'unsent') this.#entered = 'sent';
  }

  tick(now: number): void {
    this.#presses.tick(now);
  }

  hidden(): void {
    this.#end();
    this.#page = undefined;
  }

  #failed(endpoint: Endpoint): void {
    this.#requests = 'failed';
    const name = failedEndpointOf(endpoint);
    if (!this.#page || this.#endpoints.has(name) || this.#endpoints.size >= mostEndpoints) return;
    this.#endpoints.add(name);
    this.#tell(this.#page.release, name, guardrailMarks.bad);
  }

  #end(): void {
    const presses = this.#presses.end();
    if (this.#page) {
      const { release } = this.#page;
      const { well, bad } = guardrailMarks;
      if (presses) this.#tell(release, 'presses', presses === 'dead' ? bad : well);
      if (this.#entered !== 'nothing') this.#tell(release, 'abandoned', this.#entered === 'unsent' ? bad : well);
      if (this.#requests !== 'none') this.#tell(release, 'requests', this.#requests === 'failed' ? bad : well);
    }
    this.#entered = 'nothing';
    this.#requests = 'none';
  }
}

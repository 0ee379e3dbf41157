import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventMessage } from '@greenroom/contracts';
import { sampleEvent } from './sample-event.ts';
import { type EventSink, EventSinkError } from '../event-sink.ts';
import { cut, type MisbehavingVendor, startMisbehavingVendor, type VendorMisbehaviour } from './misbehaving-vendor.ts';

/** Behaviours of a sink's service, in addition to those of any vendor. */
type SinkBehaviour = 'takes' | 'answers-half' | 'answers-nonsense' | 'never-ends';

/** How this service confirms that it accepted events, and lists its integrations. */
export interface SinkWords {
  taken: string;
  integrations: string;
  /** Returns whether a request asks for the list of integrations. */
  asksForIntegrations(request: IncomingMessage): boolean;
  /** Returns the ids of the messages in a request. */
  idsIn(body: Buffer): string[];
}

/**
 * Tests that every adapter of the event sink port passes.
 * @param open creates the adapter for a service at this address, with a timeout in milliseconds
 */
export function describeEventSink(
  name: string,
  words: SinkWords,
  open: (address: string, timeoutMs: number) => EventSink,
): void {
  /** Longer than a local answer takes on a busy machine. */
  const patientMs = 60_000;
  const hastyMs = 100;

  describe(`${name} as an event sink`, () => {
    const arrived: string[][] = [];
    let vendor: MisbehavingVendor;
    beforeEach(() => arrived.splice(0));
    afterEach(() => vendor.close());

    const sinkAt = async (behaviour: SinkBehaviour | VendorMisbehaviour, timeoutMs = patientMs): Promise<EventSink> => {
      vendor = await startMisbehavingVendor<SinkBehaviour>({
        behaviour,
        well: 'takes',
        take(request, body) {
          if (!words.asksForIntegrations(request)) arrived.push(words.idsIn(body));
        },
        answer: (response, how, request) =>
          answer(response, how, words.asksForIntegrations(request) ? words.integrations : words.taken),
      });
      return open(vendor.baseUrl.replace(/\/v1$/, ''), timeoutMs);
    };
    const failureOf = async (sink: EventSink, events: EventMessage[]) =>
      sink.deliver(events).then(
        () => undefined,
        (failure: unknown) => failure as EventSinkError,
      );

    it('delivers all events, each with its id', async () => {
      const events = [sampleEvent(), sampleEvent()];
      await (await sinkAt('takes')).deliver(events);
      expect(arrived).toEqual([events.map(({ messageId }) => messageId)]);
    });

    it.each<[SinkBehaviour | VendorMisbehaviour, number, Partial<EventSinkError>]>([
      ['never-begins', hastyMs, { retriable: true }],
      ['unreachable', patientMs, { retriable: true }],
      ['server-error', patientMs, { retriable: true }],
      ['too-many-requests', patientMs, { retriable: true, retryAfterSeconds: 120 }],
      ['wrong-key', patientMs, { retriable: false }],
      ['bad-request', patientMs, { retriable: false }],
    ])('says whether a retry makes sense for a service that is %s', async (behaviour, timeoutMs, told) => {
      const event = sampleEvent();
      const failure = await failureOf(await sinkAt(behaviour, timeoutMs), [event]);
      expect(failure).toBeInstanceOf(EventSinkError);
      expect(failure).toMatchObject(told);
      expect(String(failure)).not.toContain(event.anonymousId);
    });

    it.each<SinkBehaviour>(['answers-half', 'answers-nonsense', 'never-ends'])(
      'counts the head of an answer as success, where the rest %s',
      async (behaviour) => {
        expect(await failureOf(await sinkAt(behaviour), [sampleEvent()])).toBeUndefined();
      },
    );

    it('lists the integrations', async () => {
      expect(await (await sinkAt('takes')).integrations()).toEqual(['Amplitude', 'Braze']);
    });

    it.each<[SinkBehaviour | VendorMisbehaviour, number]>([
      ['never-begins', hastyMs],
      ['never-ends', hastyMs],
      ['answers-half', patientMs],
      ['answers-nonsense', patientMs],
      ['server-error', patientMs],
      ['unreachable', patientMs],
    ])('throws the specification’s sentence when the list fails with a service that is %s', async (behaviour, ms) => {
      const sink = await sinkAt(behaviour, ms);
      await expect(sink.integrations()).rejects.toThrow(
        /^Failed to fetch integrations for write key .+\. HTTP status (\d+|none)$/,
      );
    });
  });
}

function answer(response: ServerResponse, behaviour: SinkBehaviour, whole: string): void {
  const half = whole.slice(0, whole.length / 2);
  const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) };
  switch (behaviour) {
    case 'takes':
      return void response.writeHead(200, head).end(whole);
    case 'answers-half':
      response.writeHead(200, head).write(half);
      return cut(response);
    case 'answers-nonsense':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome to the café</p>');
    case 'never-ends':
      return void response.writeHead(200, head).write(half);
  }
}

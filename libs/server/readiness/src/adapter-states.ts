import type { FileStore } from '@greenroom/ports/file-store';
import type { LanguageModel } from '@greenroom/ports/language-model';
import type { Mailer } from '@greenroom/ports/mailer';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Payments } from '@greenroom/ports/payments';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { Transcriber } from '@greenroom/ports/transcriber';
import { type AdapterState, initialState, nextState } from './adapter-state.ts';
import { watchAdapter } from './watch-adapter.ts';

/** Ports whose adapters' calls are watched, by their names in the table of adapters that the start prints. */
export interface WatchedAdapters {
  'language model': LanguageModel;
  'speech to text': Transcriber;
  'text to speech': SpeechSynthesizer;
  mail: Mailer;
  payments: Payments;
  'file store': FileStore;
  'release store': ReleaseStore;
  moderation: Moderator;
}

export type WatchedPort = keyof WatchedAdapters;

/** What kind of adapter is behind each port, without a host, a path or a bucket; undefined where there is none. */
export type AdapterKinds = Readonly<Record<WatchedPort, string | undefined>>;

export interface AdapterStates {
  /** Returns the adapter, with every call's outcome recorded under the port; as it is where the port is off. */
  watch<Port extends WatchedPort>(port: Port, adapter: WatchedAdapters[Port]): WatchedAdapters[Port];
  read(): Record<WatchedPort, AdapterState>;
}

/** Records how the calls of this process to its adapters went. */
export function createAdapterStates(kinds: AdapterKinds, now = () => new Date()): AdapterStates {
  const states = Object.fromEntries(Object.entries(kinds).map(([port, kind]) => [port, initialState(kind)])) as Record<
    WatchedPort,
    AdapterState
  >;
  return {
    watch(port, adapter) {
      if (kinds[port] === undefined) return adapter;
      return watchAdapter(adapter, (outcome) => {
        states[port] = nextState(states[port], outcome, now());
      });
    },
    read: () => ({ ...states }),
  };
}

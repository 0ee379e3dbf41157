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

/** Watched ports, by their names in the adapter table printed at startup. */
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

/** The kind of adapter behind each port, without host, path or bucket; undefined if the port is off. */
export type AdapterKinds = Readonly<Record<WatchedPort, string | undefined>>;

export interface AdapterStates {
  /** Returns the adapter with every call's outcome recorded under the port; unchanged if the port is off. */
  watch<Port extends WatchedPort>(port: Port, adapter: WatchedAdapters[Port]): WatchedAdapters[Port];
  read(): Record<WatchedPort, AdapterState>;
}

/** Records the outcomes of this process's calls to its adapters. */
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

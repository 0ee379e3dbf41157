import { NotSent, sendBytes } from '@greenroom/api-client/send-bytes';
import { endpoints, type Recording } from '@greenroom/contracts';
import type { Sound, SoundPiece } from './sound/index.ts';

/** An upload in this window. */
export type UploadState =
  | { status: 'sending'; uploaded: number }
  /** The server did not answer; the upload goes on by itself. */
  | { status: 'waiting'; uploaded: number }
  | { status: 'sent'; uploaded: number }
  /** `damaged`: the rest of the file cannot be decoded. `refused`: the server no longer takes it. */
  | { status: 'stopped'; uploaded: number; why: 'damaged' | 'refused' | 'plan' };

export interface UploadDependencies {
  send(position: number, bytes: SoundPiece['bytes'], signal: AbortSignal): Promise<Recording>;
  /** Resolves when it is worth another try. */
  pause(attempt: number, signal: AbortSignal): Promise<void>;
}

/**
 * Decodes a file and sends its pieces, one after the other; the next is decoded while one is sent. Sends a piece again
 * until the server has it, for as long as that may succeed.
 */
export async function uploadRecording(
  { send, pause }: UploadDependencies,
  pieces: AsyncGenerator<SoundPiece>,
  { uploaded, signal, onState }: { uploaded: number; signal: AbortSignal; onState(state: UploadState): void },
): Promise<void> {
  let sent = uploaded;
  let sending: Promise<void> = Promise.resolve();
  const sendUntilThere = async ({ position, bytes }: SoundPiece) => {
    for (let attempt = 0; ; attempt += 1)
      try {
        sent = (await send(position, bytes, signal)).uploaded;
        return onState({ status: 'sending', uploaded: sent });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof NotSent) || !error.isPassing) throw error;
        onState({ status: 'waiting', uploaded: sent });
        await pause(attempt, signal);
      }
  };
  onState({ status: 'sending', uploaded });
  try {
    for await (const piece of pieces) {
      await sending;
      signal.throwIfAborted();
      sending = sendUntilThere(piece);
      sending.catch(() => {});
    }
    await sending;
    onState({ status: 'sent', uploaded: sent });
  } catch (error) {
    if (signal.aborted) return;
    onState({ status: 'stopped', uploaded: sent, why: reasonOf(error) });
  }
}

function reasonOf(error: unknown): 'damaged' | 'refused' | 'plan' {
  if (!(error instanceof NotSent)) return 'damaged';
  return error.code === 'plan_required' || error.code === 'not_authenticated' ? 'plan' : 'refused';
}

interface RunningUpload {
  state: UploadState;
  stop: AbortController;
}

/** The uploads of this window, by meeting. They go on while the visitor is on other pages. */
const running = new Map<string, RunningUpload>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const uploadOf = (conversationUuid: string): UploadState | undefined => running.get(conversationUuid)?.state;

/** Uploads the rest of a recording from an opened file, which is closed afterwards. */
export function startUpload(
  conversationUuid: string,
  { voices, you, uploaded, nextPiece }: Pick<Recording, 'voices' | 'you' | 'uploaded' | 'nextPiece'>,
  sound: Sound,
): void {
  stopUpload(conversationUuid);
  const stop = new AbortController();
  const upload: RunningUpload = { state: { status: 'sending', uploaded }, stop };
  running.set(conversationUuid, upload);
  const pieces = sound.pieces(voices === 'apart' ? (you ?? 'left') : 'one', nextPiece ?? 1);
  const send: UploadDependencies['send'] = (position, bytes, signal) =>
    sendBytes<Recording>(endpoints.meetingsRecordingPiece, {
      params: { conversationUuid, position: String(position) },
      ...{ bytes, signal },
    });
  const onState = (state: UploadState) => {
    upload.state = state;
    tell();
  };
  const { signal } = stop;
  void uploadRecording({ send, pause }, pieces, { uploaded, signal, onState }).finally(() => sound.close());
  tell();
}

export function stopUpload(conversationUuid: string): void {
  running.get(conversationUuid)?.stop.abort();
  if (running.delete(conversationUuid)) tell();
}

/** In ms. */
const pauses = { first: 1_000, most: 30_000 } as const;

/** Waits longer after each failure, or until the browser is online again. */
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const go = () => {
      end.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, Math.min(pauses.most, pauses.first * 2 ** attempt));
    window.addEventListener('online', go, { signal: end.signal });
    const abort = () => {
      end.abort();
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { signal: end.signal });
  });
}

/**
 * Sound on a call's socket: binary messages with a header of 16 bytes, little endian, then 16-bit signed mono PCM.
 *
 * | byte | type | what |
 * | --- | --- | --- |
 * | 0 | u8 | kind: 1 the person's microphone, 2 the coach's voice |
 * | 1 | u8 | version, {@link callProtocol} |
 * | 2 | u16 | 0 |
 * | 4 | u32 | sequence number of this kind (and channel) within the call, from 1 |
 * | 8 | u32 | utterance id; for a microphone its channel: 0 the user's own, others in meetings being listened to |
 * | 12 | u32 | offset in ms of its first sample: within the utterance, or since the call's first microphone frame |
 *
 * Microphone: 16 kHz, 20 ms a frame (640 bytes of sound). Voice: the rate announced by `utterance`, in multiples of 20
 * ms up to 200 ms; only the last frame of an utterance may be shorter.
 */
export interface CallFrame {
  kind: 'microphone' | 'voice';
  sequence: number;
  utteranceId: number;
  offsetMs: number;
  /** Samples from −32768 to 32767. */
  samples: Int16Array;
}

const headerBytes = 16;
const version = 1;
const kinds = { microphone: 1, voice: 2 } as const;

/** Encodes a frame for the socket. */
export function writeCallFrame({ kind, sequence, utteranceId, offsetMs, samples }: CallFrame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, kinds[kind]);
  view.setUint8(1, version);
  view.setUint32(4, sequence, true);
  view.setUint32(8, utteranceId, true);
  view.setUint32(12, offsetMs, true);
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), headerBytes);
  return bytes;
}

/**
 * Reads a frame.
 * @param into where its samples are copied to; it must have space for all of them. Without it, memory is allocated
 * @returns undefined when the bytes are not a frame of this version
 */
export function readCallFrame(bytes: Uint8Array, into?: Int16Array): CallFrame | undefined {
  const length = bytes.byteLength - headerBytes;
  if (length <= 0 || length % 2 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.getUint8(0) === kinds.microphone ? 'microphone' : 'voice';
  if (view.getUint8(0) !== kinds[kind] || view.getUint8(1) !== version || view.getUint16(2, true) !== 0)
    return undefined;
  const samples = into ? into.subarray(0, length / 2) : new Int16Array(length / 2);
  new Uint8Array(samples.buffer, samples.byteOffset, length).set(bytes.subarray(headerBytes));
  return {
    kind,
    sequence: view.getUint32(4, true),
    utteranceId: view.getUint32(8, true),
    offsetMs: view.getUint32(12, true),
    samples,
  };
}

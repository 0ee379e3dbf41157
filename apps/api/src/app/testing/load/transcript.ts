import type { IncomingMessage } from 'node:http';

/** What a reader has assembled of an answer so far, over all its connections. */
export interface Transcript {
  text: string;
  /** The id of the last event seen. */
  last: number;
  /** Events that did not follow their predecessor. If an answer restarts, its ids continue far behind those seen. */
  gaps: number;
  restarts: number;
  end: { status: string; text: string } | undefined;
}

export const emptyTranscript: Transcript = { text: '', last: 0, gaps: 0, restarts: 0, end: undefined };

interface WireEvent {
  type: string;
  text?: string;
  message?: { status: string; text: string };
}

/**
 * Reads a stream to its end, or until the connection is cut after this many bytes. As in a browser, an event counts
 * only once it is complete.
 */
export async function readUntilCut(
  response: IncomingMessage,
  before: Transcript,
  cutAfter: number,
): Promise<Transcript> {
  let transcript = before;
  let bytes = Buffer.alloc(0);
  let read = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      const left = part.subarray(0, cutAfter - read);
      read += left.length;
      bytes = Buffer.concat([bytes, left]);
      for (let at = bytes.indexOf('\n\n'); at >= 0; at = bytes.indexOf('\n\n')) {
        transcript = withBlock(transcript, bytes.subarray(0, at).toString());
        bytes = bytes.subarray(at + 2);
      }
      if (read >= cutAfter || transcript.end) break;
    }
  } catch {
    // Cut by the other side.
  }
  response.destroy();
  return transcript;
}

function withBlock(transcript: Transcript, block: string): Transcript {
  const id = Number(/^id: (\d+)$/m.exec(block)?.[1]);
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (!id || data === undefined) return transcript;
  const event = JSON.parse(data) as WireEvent;
  const follows = id === transcript.last + 1 || (event.type === 'restarted' && id > transcript.last);
  const next = { ...transcript, last: id, gaps: transcript.gaps + (follows ? 0 : 1) };
  if (event.type === 'delta') return { ...next, text: next.text + (event.text ?? '') };
  if (event.type === 'restarted') return { ...next, text: '', restarts: next.restarts + 1 };
  return event.message ? { ...next, end: event.message } : next;
}

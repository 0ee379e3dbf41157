import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { cut, type MisbehavingVendor, startMisbehavingVendor, type VendorMisbehaviour } from './misbehaving-vendor.ts';

/**
 * How the vendor behaves in one test. `answers`: "Good evening." for any sound, half a second of sound for any text, in
 * three pieces that split samples.
 */
export type SpeechVendorBehaviour = SpeechConduct | VendorMisbehaviour;

type SpeechConduct =
  | 'answers'
  | 'answers-nothing-intelligible'
  | 'answers-with-word-times'
  | 'answers-with-confidences'
  | 'answers-silence-with-words'
  | 'answers-as-wav'
  | 'pauses-for-ever'
  | 'cut-in-mid-stream'
  | 'malformed'
  | 'empty';

export interface SpeechServerRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SpeechServer extends MisbehavingVendor {
  requests: SpeechServerRequest[];
}

/** The vendor's sound: half a second at 24 kHz. */
export const vendorSamples = Int16Array.from({ length: 12_000 }, (_, at) => 9_000 * Math.sin(at / 9));

/** Starts a server with OpenAI's transcriptions and speech that misbehaves as `behaviour` says. */
export async function startSpeechServer(behaviour: SpeechVendorBehaviour): Promise<SpeechServer> {
  const requests: SpeechServerRequest[] = [];
  const vendor = await startMisbehavingVendor<SpeechConduct>({
    behaviour,
    take: ({ url, headers }, body) => requests.push({ path: url ?? '', headers, body }),
    answer: (response, conduct, { url }) => (url?.endsWith('/audio/speech') ? speak : transcribe)(response, conduct),
    well: 'answers',
  });
  return { ...vendor, requests };
}

type Answer = (response: ServerResponse, behaviour: SpeechConduct) => void;

const transcribe: Answer = (response, behaviour) => {
  const texts: Partial<Record<SpeechConduct, string>> = {
    malformed: '{"text":',
    empty: '{}',
    'answers-nothing-intelligible': '{"text":" "}',
    'answers-with-word-times':
      '{"text":" Good evening.\\n","words":[{"word":" Good","start":0.1,"end":0.42},{"word":"evening","start":0.5,"end":1.25}]}',
    'answers-with-confidences':
      '{"text":" Good evening.","segments":[{"avg_logprob":-0.2,"no_speech_prob":0.01}],"words":[{"word":" Good","start":0.1,"end":0.42,"probability":0.98},{"word":"evening","start":0.5,"end":1.25,"probability":0.31}]}',
    'answers-silence-with-words': '{"text":" Thank you.","segments":[{"avg_logprob":-1.3,"no_speech_prob":0.9}]}',
  };
  const body = texts[behaviour] ?? '{"text":" Good evening.\\n"}';
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (behaviour === 'pauses-for-ever') response.write(body.slice(0, 3));
  else if (behaviour === 'cut-in-mid-stream') {
    response.write(body.slice(0, 3));
    cut(response);
  } else response.end(body);
};

const speak: Answer = (response, behaviour) => {
  const sound = Buffer.from(vendorSamples.buffer);
  // Odd lengths, so that a sample is split between two pieces.
  const pieces = [sound.subarray(0, 4_801), sound.subarray(4_801, 12_002), sound.subarray(12_002)];
  const type = behaviour === 'malformed' ? 'application/json' : 'audio/pcm';
  response.writeHead(200, { 'content-type': type });
  if (behaviour === 'malformed') response.end('{"sound":null}');
  else if (behaviour === 'empty') response.end();
  else if (behaviour === 'pauses-for-ever') response.write(pieces[0]);
  else if (behaviour === 'cut-in-mid-stream') {
    response.write(pieces[0]);
    cut(response);
  } else {
    if (behaviour === 'answers-as-wav') response.write(wavHeader());
    void inPieces(response, pieces);
  }
};

async function inPieces(response: ServerResponse, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  response.end();
}

/** Returns the header of a stream of unknown length, at 16 kHz. */
function wavHeader(): Buffer {
  const header = Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  const rates = Buffer.alloc(12);
  rates.writeUInt32LE(16_000, 0);
  rates.writeUInt32LE(32_000, 4);
  rates.writeUInt16LE(2, 8);
  rates.writeUInt16LE(16, 10);
  return Buffer.concat([header, rates, Buffer.from('data\xff\xff\xff\xff', 'latin1')]);
}

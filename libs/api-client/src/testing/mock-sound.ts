import { HttpResponse, type HttpHandler } from 'msw';
import type { EndpointName } from '@greenroom/contracts';
import { mockEndpoint } from './mock-contract.ts';

const rate = 8_000;

/** Answers an endpoint of sound with a quiet tone, a WAV file. @param seconds length of the tone */
export function mockSound(name: EndpointName, seconds: number): HttpHandler {
  return mockEndpoint(name, async () => new HttpResponse(tone(seconds), { headers: { 'content-type': 'audio/wav' } }));
}

function tone(seconds: number): ArrayBuffer {
  const samples = Math.round(seconds * rate);
  const file = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => file.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  file.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, 'data');
  file.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1) file.setUint8(44 + at, 128 + 12 * Math.sin((2 * Math.PI * 220 * at) / rate));
  return file.buffer;
}

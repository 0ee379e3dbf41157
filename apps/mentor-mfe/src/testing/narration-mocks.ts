import { mockContract, mockSound, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type { Narration, NarrationPart } from '@greenroom/contracts';
import { missing } from './said.ts';

const part = (key: number, section: NarrationPart['section'], heading: string | null = null): NarrationPart => ({
  key: String(key).padStart(32, '0'),
  section,
  heading,
  estimatedMs: 20_000,
});

/** Mocks narrations with tones. */
export function narrationMocks(): HttpHandler[] {
  return [
    mockContract('itemNarration', ({ params }): Narration => {
      const { uuid } = sampleData.items.find((item) => item.uuid === params.contentUuid) ?? missing();
      return { uuid, text: null, parts: [part(1, 'opening'), part(2, 'text'), part(3, 'text', 'Three to arrive')] };
    }),
    mockSound('itemNarrationPart', 20),
    mockContract('coachNarration', ({ params }): Narration => {
      const { line } = sampleData.bios.find(({ slug }) => slug === params.slug) ?? missing();
      return { uuid: '0b9e6a3c-7d2f-4e18-a5c4-2f6b8d1e9a70', text: line, parts: [part(9, 'hello')] };
    }),
    mockSound('coachNarrationPart', 20),
  ];
}

import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { embeddedVoices } from '@greenroom/adapters/speech-synthesizer/embedded-voices';
import { allOf } from '@greenroom/test-tools/all-of';
import { loadCatalogue } from '@greenroom/content';

test('every coach has its own voice in both languages, which the embedded engine supports', async () => {
  const { coaches } = await loadCatalogue(shippedContent);
  const synthesizer = embeddedVoices();
  for (const { voice } of coaches) {
    for (const [language, text] of Object.entries({ en: 'Good evening.', de: 'Guten Abend.' })) {
      const signal = new AbortController().signal;
      expect(await allOf(synthesizer.speak({ text, voice, language, signal }))).not.toEqual([]);
    }
  }
  await synthesizer.close();
});

test.each([
  ['in English', (voice: { embedded: Record<string, object> }) => voice.embedded.en],
  ['in German', (voice: { embedded: Record<string, object> }) => voice.embedded.de],
  ['with a vendor’s voices', (voice: { vendor: string }) => voice.vendor],
])('no two coaches sound the same %s', async (_, soundOf) => {
  const { coaches } = await loadCatalogue(shippedContent);
  expect(new Set(coaches.map(({ voice }) => JSON.stringify(soundOf(voice)))).size).toBe(coaches.length);
});

import type { EngineHomes } from '@greenroom/calls';
import type { AdapterKinds } from '@greenroom/readiness';
import type { Settings } from '../settings/env.ts';

const endpoint = 'OpenAI-compatible endpoint';
const storeKind = (address: string) => (address.startsWith('s3://') ? 'S3-compatible store' : 'folder');

/** Returns the kind of adapter chosen for each port. Unlike adapter names, kinds contain no host, path or bucket. */
export const adapterKinds = (settings: Settings): AdapterKinds => ({
  'language model': settings.languageModel && endpoint,
  'speech to text': settings.transcriber || settings.localTranscriber ? endpoint : 'Moonshine',
  'text to speech': settings.synthesizer || settings.localVoices ? endpoint : 'flite and SVOX Pico',
  mail: settings.smtp ? 'SMTP' : 'outbox',
  payments: paymentsKind(settings),
  'file store': storeKind(settings.fileStore),
  'release store': storeKind(settings.releaseStore),
  moderation: settings.moderation ? endpoint : 'word lists',
});

function paymentsKind({ commerce: { stripe }, demo }: Settings): string | undefined {
  if (stripe) return stripe.sandbox ? 'payment sandbox' : 'Stripe';
  return demo ? 'payment sandbox' : undefined;
}

/** Returns where the speech engines of calls run, for display on the page. */
export function engineHomes(
  settings: Pick<Settings, 'transcriber' | 'synthesizer' | 'localTranscriber' | 'localVoices'>,
): EngineHomes {
  const { transcriber, synthesizer, localTranscriber, localVoices } = settings;
  const voiceIn = (language: 'en' | 'de') => (localVoices?.speaks[language] ? 'local' : 'embedded');
  const transcriberHome = transcriber ? 'vendor' : localTranscriber ? 'local' : 'embedded';
  return {
    transcriber: transcriberHome,
    synthesizer: synthesizer ? 'vendor' : { en: voiceIn('en'), de: voiceIn('de') },
  };
}

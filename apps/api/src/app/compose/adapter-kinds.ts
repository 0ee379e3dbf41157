import type { AdapterKinds } from '@greenroom/readiness';
import type { Settings } from '../settings/env.ts';

const endpoint = 'OpenAI-compatible endpoint';
const storeKind = (address: string) => (address.startsWith('s3://') ? 'S3-compatible store' : 'folder');

/** What kind of adapter the settings choose for each port. Unlike adapters' own names it holds no host, path or bucket. */
export const adapterKinds = (settings: Settings): AdapterKinds => ({
  'language model': settings.languageModel && endpoint,
  'speech to text': settings.transcriber ? endpoint : 'Moonshine',
  'text to speech': settings.synthesizer ? endpoint : 'eSpeak NG',
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

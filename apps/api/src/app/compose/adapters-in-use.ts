import type { Settings } from '../settings/env.ts';
import type { Parts } from './open-parts.ts';

/** Returns the adapter behind each port, for the operator. */
export function adaptersInUse({ demo, dataDir }: Settings, parts: Parts): Readonly<Record<string, string>> {
  const { database, providers, files, store, mailer, rooms, push, payments, moderator, sink, reporter } = parts;
  const { telemetry, speech, model, appStore } = parts;
  const { adapter } = database;
  return {
    database: adapter === 'PGlite' ? `PGlite, in ${dataDir}` : 'PostgreSQL, by DATABASE_URL',
    jobs: `pg-boss, on the same ${adapter}`,
    identity: ['the built-in provider', ...providers.map(({ label }) => label)].join(', '),
    'file store': files.name,
    'release store': store.name,
    mail: mailer.name,
    'team chat': demo
      ? 'each person’s own Slack or Teams, or an outbox, at /staff/mails'
      : 'each person’s own Slack or Teams',
    'meeting rooms': rooms.name,
    push: push.name,
    payments: payments.name,
    'plans of the app': appStore?.name ?? 'none',
    moderation: moderator.name,
    events: sink?.name ?? 'the database',
    errors: reporter?.name ?? 'the log',
    'traces and measures': telemetry.name,
    'voice activity': speech.voiceActivity.name,
    'speech to text': speech.transcriber.name,
    'text to speech': speech.synthesizer.name,
    'language model': model?.name ?? 'none: the house engine answers from the coaches’ own shelves',
  };
}

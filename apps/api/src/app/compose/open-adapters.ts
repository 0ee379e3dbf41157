import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { outbox } from '@greenroom/adapters/mailer/outbox';
import { wordLists } from '@greenroom/safety';
import type { OpenDatabase } from '@greenroom/database';
import type { AppStore } from '@greenroom/ports/app-store';
import type { ChatTool } from '@greenroom/ports/chat-tool';
import type { ErrorReporter } from '@greenroom/ports/error-reporter';
import type { EventSink } from '@greenroom/ports/event-sink';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import type { LanguageModel } from '@greenroom/ports/language-model';
import type { Mailer } from '@greenroom/ports/mailer';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import type { Push } from '@greenroom/ports/push';
import { type Moderator, withStandIn } from '@greenroom/ports/moderator';
import { noTelemetry, type Telemetry } from '@greenroom/ports/telemetry';
import type { Settings } from '../settings/env.ts';

/** Imported only if a collector is configured: it must load before everything else, which costs half a second. */
export async function openTelemetryOf(settings: Settings['telemetry']): Promise<Telemetry> {
  if (!settings) return noTelemetry;
  const { openTelemetry } = await import('@greenroom/adapters/telemetry/open-telemetry');
  return openTelemetry({ ...settings, instance: randomUUID(), exportEveryMs: 15_000 });
}

/** Imported only if a model is configured. The adapter speaks HTTP itself, without a vendor's library. */
export async function openLanguageModel(settings: Settings['languageModel']): Promise<LanguageModel | undefined> {
  if (!settings) return undefined;
  const { defaultTimings, openAiCompatible } = await import('@greenroom/adapters/language-model/openai-compatible');
  return openAiCompatible({ ...defaultTimings, ...settings });
}

/** Opens the configured providers, in the order of their buttons. */
export async function openIdentityProviders({
  oidc,
  google,
  apple,
  facebook,
}: Settings['identity']): Promise<IdentityProvider[]> {
  if (!oidc && !google && !apple && !facebook) return [];
  const vendors = await import('@greenroom/adapters/identity-provider/vendors');
  const opened = [
    google && vendors.google(google),
    apple && vendors.apple(apple),
    facebook && (await import('@greenroom/adapters/identity-provider/facebook')).facebook(facebook),
    oidc && vendors.anyProvider(oidc),
  ];
  return opened.filter((provider) => provider !== undefined);
}

/** @param watch wraps the first moderator, since the fallback to word lists would otherwise hide its failures */
export async function openModerator(
  settings: Settings['moderation'],
  watch: (moderator: Moderator) => Moderator,
): Promise<Moderator> {
  if (!settings) return watch(wordLists);
  const { openAiModerator } = await import('@greenroom/adapters/moderator/openai-compatible');
  return withStandIn(watch(openAiModerator({ ...settings, timeoutMs: 3_000 })), wordLists);
}

/** An additional sink; events are always stored in the database first. */
export async function openEventSink(settings: Settings['events']['segment']): Promise<EventSink | undefined> {
  if (!settings) return undefined;
  const { segment } = await import('@greenroom/adapters/event-sink/segment');
  return segment({ ...settings, timeoutMs: 10_000 });
}

export async function openErrorReporter(settings: Settings['errors']): Promise<ErrorReporter | undefined> {
  if (!settings) return undefined;
  const { sentry } = await import('@greenroom/adapters/error-reporter/sentry');
  return sentry({ ...settings, timeoutMs: 30_000 });
}

/** Opens all chat tools, since each person chooses; in a demonstration also an outbox, which comes first. */
export async function openChatTools({ demo }: Settings, db: OpenDatabase['db']): Promise<ChatTool[]> {
  const [{ slack }, { teams }] = await Promise.all([
    import('@greenroom/adapters/chat-tool/slack'),
    import('@greenroom/adapters/chat-tool/teams'),
  ]);
  if (!demo) return [slack(), teams()];
  const { chatOutbox } = await import('@greenroom/adapters/chat-tool/outbox');
  return [chatOutbox(db), slack(), teams()];
}

/** Imported only if an app is configured. */
export async function openAppStore(settings: Settings['appStore']): Promise<AppStore | undefined> {
  if (!settings) return undefined;
  const { appleAppStore } = await import('@greenroom/adapters/app-store/apple-app-store');
  return appleAppStore(settings);
}

export async function openMeetingRooms(
  settings: Settings['twilio'],
  secret: string,
  log: FastifyBaseLogger,
): Promise<MeetingRooms> {
  if (settings) return (await import('@greenroom/adapters/meeting-rooms/twilio')).twilioRooms(settings);
  return (await import('@greenroom/adapters/meeting-rooms/local')).localRooms({ secret, log });
}

export async function openPush(
  { push: { keys, subject }, smtp: mail }: Settings,
  { db, secret, origin }: { db: OpenDatabase['db']; secret: string; origin: string },
): Promise<Push> {
  const { webPushAdapter } = await import('@greenroom/adapters/push/web-push');
  const { keptVapidKeys } = await import('@greenroom/adapters/push/vapid-keys');
  const [from] = /[^\s<]+@[^\s>]+/.exec(mail?.from ?? '') ?? ['post@greenroom.example'];
  return webPushAdapter({
    keys: keys ? async () => keys : keptVapidKeys({ db, secret }),
    subject: subject ?? (origin.startsWith('https:') ? origin : `mailto:${from}`),
  });
}

export async function openMailer(settings: Settings['smtp'], db: OpenDatabase['db']): Promise<Mailer> {
  if (!settings) return outbox(db);
  const { smtp } = await import('@greenroom/adapters/mailer/smtp');
  return smtp({ ...settings, timeoutMs: 20_000 });
}

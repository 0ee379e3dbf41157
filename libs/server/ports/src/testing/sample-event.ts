import { randomUUID } from 'node:crypto';
import { vendorIntegrations, type EventMessage } from '@greenroom/contracts';

interface SampleOptions {
  event?: string;
  properties?: Record<string, unknown>;
  visit?: string;
  anonymousId?: string;
  userId?: string | null;
  timestamp?: string;
  servedBy?: string;
  messageId?: string;
  integrations?: Record<string, boolean>;
}

/** Returns an event as a page sends it. */
export function sampleEvent(options: SampleOptions = {}): EventMessage {
  const { event = 'Persona Viewed', properties = { page: 'root' }, visit = randomUUID() } = options;
  const messageId = options.messageId ?? randomUUID();
  return {
    type: 'track',
    event,
    messageId,
    anonymousId: options.anonymousId ?? randomUUID(),
    userId: options.userId ?? null,
    timestamp: options.timestamp ?? new Date().toISOString(),
    properties: {
      subscription_id: null,
      active_annual_pass: false,
      user_locale: 'en-US',
      native_locale: 'en-US',
      geo: 'US',
      region: 'XX',
      event_id: messageId,
      platform: 'web',
      visit_session_id: visit,
      profile_id: null,
      served_by: options.servedBy ?? 'shell@1',
      vendor_integrations: vendorIntegrations,
      ...properties,
    },
    context: {
      page: { path: '/', url: 'http://localhost:4200/', search: '', title: 'Greenroom' },
      visitor: {
        bogo_available: false,
        business_package: null,
        country: 'US',
        device: 'desktop',
        free_trial_type: null,
        is_test_user: false,
        is_logged_in: false,
        membership: 'FREE',
        guest_pass_feature_available: false,
        partner_subscription: null,
        platform_name: 'web',
        promo_code: null,
        region: 'XX',
        saml: false,
        subscribed_through_bulk_gift: false,
        experience: 'consumer',
        app_version_code: '1',
        userId: null,
        subscription_provider: null,
        session_device_id: 'one',
        is_mc_email: false,
        limited_data_use: false,
      },
      consent: ['C0001', 'C0002', 'C0003', 'C0004'],
      library: { name: 'greenroom', version: '1' },
    },
    integrations: options.integrations ?? vendorIntegrations,
  };
}

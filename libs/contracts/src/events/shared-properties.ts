/**
 * Properties that every event carries beside its own; one place adds them (specification, sections 3 and 7). `page`
 * (path, url, search, title, referrer) goes where Segment expects it, `context.page`, since a persona event has a
 * property of that name.
 */
export const eventProperties = {
  subscription_id: 'text|null',
  active_annual_pass: 'flag',
  user_locale: 'text',
  native_locale: 'text',
  geo: 'text',
  region: 'text',
  event_id: 'uuid',
  platform: 'text',
  visit_session_id: 'uuid',
  profile_id: 'number|null',
  fbp: 'text?',
  fbc: 'text?',
  served_by: 'text',
  vendor_integrations: 'flags',
} as const;

/** The page an event came from. */
export const eventPage = { path: 'text', url: 'text', search: 'text', title: 'text', referrer: 'text?' } as const;

/** The visitor, as far as known (specification, section 3, "anonymous-visitor analytics context"). */
export const visitorContext = {
  bogo_available: 'flag',
  business_package: 'text|null',
  country: 'text',
  device: 'text',
  free_trial_type: 'text|null',
  is_test_user: 'flag',
  is_logged_in: 'flag',
  membership: 'text',
  guest_pass_feature_available: 'flag',
  partner_subscription: 'text|null',
  platform_name: 'text',
  promo_code: 'text|null',
  region: 'text',
  saml: 'flag',
  subscribed_through_bulk_gift: 'flag',
  experience: 'text',
  app_version_code: 'text',
  userId: 'text|null',
  subscription_provider: 'text|null',
  session_device_id: 'text',
  /** The address belongs to the parent company (specification, section 6). */
  is_mc_email: 'flag',
  /** In California and similar places: data may be used only within limits (specification, section 4). */
  limited_data_use: 'flag',
} as const;

/** Traits of a visitor who arrived or logged in. */
export const identifyTraits = {
  userId: 'text|null',
  persona_user_id: 'text|null',
  user_plan_status: 'text',
  anonymous_id: 'text',
  experiments: 'texts',
  user_locale: 'text',
  native_locale: 'text',
  geo: 'text',
  region: 'text',
  event_id: 'uuid',
  visit_session_id: 'uuid',
  fbp: 'text?',
  fbc: 'text?',
} as const;

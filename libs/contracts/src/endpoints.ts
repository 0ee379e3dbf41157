/**
 * Every endpoint of the API: its method and its path. Browser code reads this table and never the schemas.
 * `verbatim` names the parts of a reply whose keys are data (records) and are not put into camelCase,
 * as dotted paths; a test compares it with the schema.
 * Source: product specification, section 7.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly verbatim?: readonly string[];
  /** `camel`: names go over the wire as the contract writes them (/api/persona/v2, whose names the specification gives). */
  readonly casing?: 'camel';
  /** `sentence`: a failure is `{ error: sentence, code }`, as the specification reads it after a log-in, and RFC 6749 at a token endpoint. */
  readonly failure?: 'sentence';
}

export const endpoints = {
  usersRead: { method: 'GET', path: '/api/v1/users/:uuid' },
  usersUpdate: { method: 'PUT', path: '/api/v1/users/:uuid' },
  usersExport: { method: 'GET', path: '/api/v1/users/:uuid/export' },
  usersDeletionRequest: { method: 'POST', path: '/api/v1/users/:uuid/deletion' },
  usersDeletionWithdraw: { method: 'DELETE', path: '/api/v1/users/:uuid/deletion' },
  usersCheckEmail: { method: 'GET', path: '/api/v1/check-email' },
  onboardingRead: { method: 'GET', path: '/api/v1/onboarding' },
  onboardingSave: { method: 'POST', path: '/api/v1/onboarding' },
  settingsRead: { method: 'GET', path: '/api/v1/settings' },
  settingsSave: { method: 'PUT', path: '/api/v1/settings' },
  companyLinks: { method: 'GET', path: '/api/v1/company-links' },
  outboxMails: { method: 'GET', path: '/api/v1/outbox/mails' },
  staffEnter: { method: 'POST', path: '/api/v1/staff/enter' },
  staffOverview: { method: 'GET', path: '/api/v1/staff/overview' },
  staffMails: { method: 'GET', path: '/api/v1/staff/mails' },
  staffMail: { method: 'GET', path: '/api/v1/staff/mails/:mailUuid' },
  staffMailHtml: { method: 'GET', path: '/api/v1/staff/mails/:mailUuid/html' },
  staffAudit: { method: 'GET', path: '/api/v1/staff/audit' },
  staffReleases: { method: 'GET', path: '/api/v1/staff/releases' },
  authLogIn: { method: 'POST', path: '/api/persona/v2/auth/login', casing: 'camel', failure: 'sentence' },
  authMe: { method: 'GET', path: '/api/persona/v2/auth/me', casing: 'camel' },
  authLogOut: { method: 'POST', path: '/api/persona/v2/auth/logout', casing: 'camel' },
  authForgotPassword: { method: 'POST', path: '/api/persona/v2/auth/forgot-password', casing: 'camel' },
  authSignUp: { method: 'POST', path: '/api/persona/v2/auth/sign-up', casing: 'camel' },
  authResetPassword: { method: 'POST', path: '/api/persona/v2/auth/reset-password', casing: 'camel' },
  authConfirmAddress: { method: 'POST', path: '/api/persona/v2/auth/confirm-address', casing: 'camel' },
  authSendConfirmation: { method: 'POST', path: '/api/persona/v2/auth/send-confirmation', casing: 'camel' },
  authChangePassword: { method: 'POST', path: '/api/persona/v2/auth/change-password', casing: 'camel' },
  authChangeAddress: { method: 'POST', path: '/api/persona/v2/auth/change-address', casing: 'camel' },
  authSessions: { method: 'GET', path: '/api/persona/v2/auth/sessions', casing: 'camel' },
  authEndSession: { method: 'DELETE', path: '/api/persona/v2/auth/sessions/:sessionUuid', casing: 'camel' },
  authEndSessions: { method: 'POST', path: '/api/persona/v2/auth/sessions/end', casing: 'camel' },
  authDesktopCode: { method: 'POST', path: '/api/persona/v2/auth/desktop-code', casing: 'camel' },
  authDesktopExchange: { method: 'POST', path: '/api/persona/v2/auth/desktop-code/exchange', casing: 'camel' },
  authProviders: { method: 'GET', path: '/api/persona/v2/auth/providers', casing: 'camel' },
  authSocialStart: { method: 'GET', path: '/api/persona/v2/auth/social/:provider', casing: 'camel' },
  authSocialCallback: { method: 'GET', path: '/api/persona/v2/auth/social/:provider/callback', casing: 'camel' },
  authSocialFormPost: { method: 'POST', path: '/api/persona/v2/auth/social/:provider/callback', casing: 'camel' },
  authConnections: { method: 'GET', path: '/api/persona/v2/auth/connections', casing: 'camel' },
  authConnect: { method: 'POST', path: '/api/persona/v2/auth/connections', casing: 'camel' },
  authDisconnect: { method: 'POST', path: '/api/persona/v2/auth/connections/remove', casing: 'camel' },
  authFactorsPending: { method: 'GET', path: '/api/persona/v2/auth/factor', casing: 'camel' },
  authFactorChallenge: { method: 'POST', path: '/api/persona/v2/auth/factor/challenge', casing: 'camel' },
  authFactor: { method: 'POST', path: '/api/persona/v2/auth/factor', casing: 'camel' },
  authFactors: { method: 'GET', path: '/api/persona/v2/auth/factors', casing: 'camel' },
  authPasskeyBegin: { method: 'POST', path: '/api/persona/v2/auth/factors/passkeys/options', casing: 'camel' },
  authPasskeyAdd: { method: 'POST', path: '/api/persona/v2/auth/factors/passkeys', casing: 'camel' },
  authPasskeyRemove: {
    method: 'POST',
    path: '/api/persona/v2/auth/factors/passkeys/:passkeyUuid/remove',
    casing: 'camel',
  },
  authCodeBegin: { method: 'POST', path: '/api/persona/v2/auth/factors/code/options', casing: 'camel' },
  authCodeAdd: { method: 'POST', path: '/api/persona/v2/auth/factors/code', casing: 'camel' },
  authCodeRemove: { method: 'POST', path: '/api/persona/v2/auth/factors/code/remove', casing: 'camel' },
  authRecoveryCodes: { method: 'POST', path: '/api/persona/v2/auth/factors/recovery-codes', casing: 'camel' },
  authToken: { method: 'POST', path: '/api/persona/v2/auth/token', failure: 'sentence' },
  authBearerUser: { method: 'GET', path: '/api/persona/v2/users/me', casing: 'camel' },
  mentorBio: { method: 'GET', path: '/api/v1/bio-page/:slug' },
  mentorPrePaywallBio: { method: 'GET', path: '/api/v1/pre-paywall-bio/:slug' },
  landingHomepage: { method: 'GET', path: '/api/v1/pre-paywall-homepage' },
  libraryCategories: { method: 'GET', path: '/api/v1/personas/:instructorSlug/categories' },
  libraryContents: { method: 'GET', path: '/api/v1/personas/:instructorSlug/contents' },
  libraryContent: { method: 'GET', path: '/api/v1/personas/:instructorSlug/contents/:contentUuid' },
  chatRead: { method: 'GET', path: '/api/v1/chat' },
  chatSend: { method: 'POST', path: '/api/v1/chat' },
  chatConversations: { method: 'GET', path: '/api/v1/chat/conversations' },
  chatStop: { method: 'POST', path: '/api/v1/chat/stop' },
  chatRegenerate: { method: 'POST', path: '/api/v1/chat/regenerate' },
  chatEdit: { method: 'POST', path: '/api/v1/chat/edit' },
  chatShowVersion: { method: 'POST', path: '/api/v1/chat/version' },
  chatSearch: { method: 'GET', path: '/api/v1/chat/search' },
  chatExport: { method: 'GET', path: '/api/v1/chat/export' },
  chatDelete: { method: 'DELETE', path: '/api/v1/chat/conversations/:conversationUuid' },
  chatMaterials: { method: 'GET', path: '/api/v1/chat/materials' },
  chatMaterialBring: { method: 'POST', path: '/api/v1/chat/materials' },
  chatMaterialDelete: { method: 'DELETE', path: '/api/v1/chat/materials/:materialUuid' },
  chatRecap: { method: 'GET', path: '/api/v1/chat/recap' },
  chatRecapEdit: { method: 'PUT', path: '/api/v1/chat/recap' },
  memoryRead: { method: 'GET', path: '/api/v1/memory' },
  memoryForget: { method: 'DELETE', path: '/api/v1/memory' },
  feedbackOptions: { method: 'GET', path: '/api/v1/persona/feedback' },
  feedbackGive: { method: 'PUT', path: '/api/v1/persona/feedback' },
  chatStream: { method: 'GET', path: '/api/v1/chat/stream' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

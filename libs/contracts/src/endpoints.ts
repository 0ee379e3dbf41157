/**
 * Every endpoint of the API: its method and its path. Browser code reads these and never the schemas, and brings along
 * only those that it names: each is an export of its own.
 * `verbatim` names the parts of a reply whose keys are data (records) and are not put into camelCase,
 * as dotted paths; a test compares it with the schema.
 * Source: product specification, section 7.
 */
export const usersRead = { name: 'usersRead', method: 'GET', path: '/api/v1/users/:uuid' } as const;
export const usersUpdate = { name: 'usersUpdate', method: 'PUT', path: '/api/v1/users/:uuid' } as const;
export const usersExport = { name: 'usersExport', method: 'GET', path: '/api/v1/users/:uuid/export' } as const;
export const usersDeletionRequest = {
  name: 'usersDeletionRequest',
  method: 'POST',
  path: '/api/v1/users/:uuid/deletion',
} as const;
export const usersDeletionWithdraw = {
  name: 'usersDeletionWithdraw',
  method: 'DELETE',
  path: '/api/v1/users/:uuid/deletion',
} as const;
export const usersCheckEmail = { name: 'usersCheckEmail', method: 'GET', path: '/api/v1/check-email' } as const;
export const onboardingRead = { name: 'onboardingRead', method: 'GET', path: '/api/v1/onboarding' } as const;
export const onboardingSave = { name: 'onboardingSave', method: 'POST', path: '/api/v1/onboarding' } as const;
export const settingsRead = { name: 'settingsRead', method: 'GET', path: '/api/v1/settings' } as const;
export const settingsSave = { name: 'settingsSave', method: 'PUT', path: '/api/v1/settings' } as const;
export const companyLinks = { name: 'companyLinks', method: 'GET', path: '/api/v1/company-links' } as const;
export const outboxMails = { name: 'outboxMails', method: 'GET', path: '/api/v1/outbox/mails' } as const;
export const staffEnter = { name: 'staffEnter', method: 'POST', path: '/api/v1/staff/enter' } as const;
export const staffOverview = { name: 'staffOverview', method: 'GET', path: '/api/v1/staff/overview' } as const;
export const staffMails = { name: 'staffMails', method: 'GET', path: '/api/v1/staff/mails' } as const;
export const staffMail = { name: 'staffMail', method: 'GET', path: '/api/v1/staff/mails/:mailUuid' } as const;
export const staffMailHtml = {
  name: 'staffMailHtml',
  method: 'GET',
  path: '/api/v1/staff/mails/:mailUuid/html',
} as const;
export const staffAudit = { name: 'staffAudit', method: 'GET', path: '/api/v1/staff/audit' } as const;
export const staffReleases = { name: 'staffReleases', method: 'GET', path: '/api/v1/staff/releases' } as const;
export const authLogIn = {
  name: 'authLogIn',
  method: 'POST',
  path: '/api/persona/v2/auth/login',
  casing: 'camel',
  failure: 'sentence',
} as const;
export const authMe = { name: 'authMe', method: 'GET', path: '/api/persona/v2/auth/me', casing: 'camel' } as const;
export const authLogOut = {
  name: 'authLogOut',
  method: 'POST',
  path: '/api/persona/v2/auth/logout',
  casing: 'camel',
} as const;
export const authForgotPassword = {
  name: 'authForgotPassword',
  method: 'POST',
  path: '/api/persona/v2/auth/forgot-password',
  casing: 'camel',
} as const;
export const authSignUp = {
  name: 'authSignUp',
  method: 'POST',
  path: '/api/persona/v2/auth/sign-up',
  casing: 'camel',
} as const;
export const authResetPassword = {
  name: 'authResetPassword',
  method: 'POST',
  path: '/api/persona/v2/auth/reset-password',
  casing: 'camel',
} as const;
export const authConfirmAddress = {
  name: 'authConfirmAddress',
  method: 'POST',
  path: '/api/persona/v2/auth/confirm-address',
  casing: 'camel',
} as const;
export const authSendConfirmation = {
  name: 'authSendConfirmation',
  method: 'POST',
  path: '/api/persona/v2/auth/send-confirmation',
  casing: 'camel',
} as const;
export const authChangePassword = {
  name: 'authChangePassword',
  method: 'POST',
  path: '/api/persona/v2/auth/change-password',
  casing: 'camel',
} as const;
export const authChangeAddress = {
  name: 'authChangeAddress',
  method: 'POST',
  path: '/api/persona/v2/auth/change-address',
  casing: 'camel',
} as const;
export const authSessions = {
  name: 'authSessions',
  method: 'GET',
  path: '/api/persona/v2/auth/sessions',
  casing: 'camel',
} as const;
export const authEndSession = {
  name: 'authEndSession',
  method: 'DELETE',
  path: '/api/persona/v2/auth/sessions/:sessionUuid',
  casing: 'camel',
} as const;
export const authEndSessions = {
  name: 'authEndSessions',
  method: 'POST',
  path: '/api/persona/v2/auth/sessions/end',
  casing: 'camel',
} as const;
export const authDesktopCode = {
  name: 'authDesktopCode',
  method: 'POST',
  path: '/api/persona/v2/auth/desktop-code',
  casing: 'camel',
} as const;
export const authDesktopExchange = {
  name: 'authDesktopExchange',
  method: 'POST',
  path: '/api/persona/v2/auth/desktop-code/exchange',
  casing: 'camel',
} as const;
export const authProviders = {
  name: 'authProviders',
  method: 'GET',
  path: '/api/persona/v2/auth/providers',
  casing: 'camel',
} as const;
export const authSocialStart = {
  name: 'authSocialStart',
  method: 'GET',
  path: '/api/persona/v2/auth/social/:provider',
  casing: 'camel',
} as const;
export const authSocialCallback = {
  name: 'authSocialCallback',
  method: 'GET',
  path: '/api/persona/v2/auth/social/:provider/callback',
  casing: 'camel',
} as const;
export const authSocialFormPost = {
  name: 'authSocialFormPost',
  method: 'POST',
  path: '/api/persona/v2/auth/social/:provider/callback',
  casing: 'camel',
} as const;
export const authConnections = {
  name: 'authConnections',
  method: 'GET',
  path: '/api/persona/v2/auth/connections',
  casing: 'camel',
} as const;
export const authConnect = {
  name: 'authConnect',
  method: 'POST',
  path: '/api/persona/v2/auth/connections',
  casing: 'camel',
} as const;
export const authDisconnect = {
  name: 'authDisconnect',
  method: 'POST',
  path: '/api/persona/v2/auth/connections/remove',
  casing: 'camel',
} as const;
export const authFactorsPending = {
  name: 'authFactorsPending',
  method: 'GET',
  path: '/api/persona/v2/auth/factor',
  casing: 'camel',
} as const;
export const authFactorChallenge = {
  name: 'authFactorChallenge',
  method: 'POST',
  path: '/api/persona/v2/auth/factor/challenge',
  casing: 'camel',
} as const;
export const authFactor = {
  name: 'authFactor',
  method: 'POST',
  path: '/api/persona/v2/auth/factor',
  casing: 'camel',
} as const;
export const authFactors = {
  name: 'authFactors',
  method: 'GET',
  path: '/api/persona/v2/auth/factors',
  casing: 'camel',
} as const;
export const authPasskeyBegin = {
  name: 'authPasskeyBegin',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys/options',
  casing: 'camel',
} as const;
export const authPasskeyAdd = {
  name: 'authPasskeyAdd',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys',
  casing: 'camel',
} as const;
export const authPasskeyRemove = {
  name: 'authPasskeyRemove',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys/:passkeyUuid/remove',
  casing: 'camel',
} as const;
export const authCodeBegin = {
  name: 'authCodeBegin',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/code/options',
  casing: 'camel',
} as const;
export const authCodeAdd = {
  name: 'authCodeAdd',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/code',
  casing: 'camel',
} as const;
export const authCodeRemove = {
  name: 'authCodeRemove',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/code/remove',
  casing: 'camel',
} as const;
export const authRecoveryCodes = {
  name: 'authRecoveryCodes',
  method: 'POST',
  path: '/api/persona/v2/auth/factors/recovery-codes',
  casing: 'camel',
} as const;
export const authToken = {
  name: 'authToken',
  method: 'POST',
  path: '/api/persona/v2/auth/token',
  failure: 'sentence',
} as const;
export const authBearerUser = {
  name: 'authBearerUser',
  method: 'GET',
  path: '/api/persona/v2/users/me',
  casing: 'camel',
} as const;
export const mentorBio = { name: 'mentorBio', method: 'GET', path: '/api/v1/bio-page/:slug' } as const;
export const mentorPrePaywallBio = {
  name: 'mentorPrePaywallBio',
  method: 'GET',
  path: '/api/v1/pre-paywall-bio/:slug',
} as const;
export const landingHomepage = {
  name: 'landingHomepage',
  method: 'GET',
  path: '/api/v1/pre-paywall-homepage',
} as const;
export const libraryCategories = {
  name: 'libraryCategories',
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/categories',
} as const;
export const libraryContents = {
  name: 'libraryContents',
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents',
} as const;
export const libraryContent = {
  name: 'libraryContent',
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/:contentUuid',
} as const;
export const chatRead = { name: 'chatRead', method: 'GET', path: '/api/v1/chat' } as const;
export const chatSend = { name: 'chatSend', method: 'POST', path: '/api/v1/chat' } as const;
export const chatConversations = {
  name: 'chatConversations',
  method: 'GET',
  path: '/api/v1/chat/conversations',
} as const;
export const chatStop = { name: 'chatStop', method: 'POST', path: '/api/v1/chat/stop' } as const;
export const chatRegenerate = { name: 'chatRegenerate', method: 'POST', path: '/api/v1/chat/regenerate' } as const;
export const chatEdit = { name: 'chatEdit', method: 'POST', path: '/api/v1/chat/edit' } as const;
export const chatShowVersion = { name: 'chatShowVersion', method: 'POST', path: '/api/v1/chat/version' } as const;
export const chatSearch = { name: 'chatSearch', method: 'GET', path: '/api/v1/chat/search' } as const;
export const chatExport = { name: 'chatExport', method: 'GET', path: '/api/v1/chat/export' } as const;
export const chatDelete = {
  name: 'chatDelete',
  method: 'DELETE',
  path: '/api/v1/chat/conversations/:conversationUuid',
} as const;
export const chatMaterials = { name: 'chatMaterials', method: 'GET', path: '/api/v1/chat/materials' } as const;
export const chatMaterialBring = { name: 'chatMaterialBring', method: 'POST', path: '/api/v1/chat/materials' } as const;
export const chatMaterialDelete = {
  name: 'chatMaterialDelete',
  method: 'DELETE',
  path: '/api/v1/chat/materials/:materialUuid',
} as const;
export const chatRecap = { name: 'chatRecap', method: 'GET', path: '/api/v1/chat/recap' } as const;
export const chatRecapEdit = { name: 'chatRecapEdit', method: 'PUT', path: '/api/v1/chat/recap' } as const;
export const memoryRead = { name: 'memoryRead', method: 'GET', path: '/api/v1/memory' } as const;
export const memoryForget = { name: 'memoryForget', method: 'DELETE', path: '/api/v1/memory' } as const;
export const feedbackOptions = { name: 'feedbackOptions', method: 'GET', path: '/api/v1/persona/feedback' } as const;
export const feedbackGive = { name: 'feedbackGive', method: 'PUT', path: '/api/v1/persona/feedback' } as const;
export const chatStream = { name: 'chatStream', method: 'GET', path: '/api/v1/chat/stream' } as const;

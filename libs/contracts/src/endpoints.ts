/**
 * Every endpoint of the API: its method and path. Browser code imports these and never the schemas; each is an export
 * of its own, so that a bundle holds only those it uses.
 * `verbatim` lists the parts of a reply whose keys are data (records) and are not converted to camelCase, as dotted
 * paths; a test compares it with the schema.
 * Source: product specification, section 7.
 */
export * from './late-endpoints.ts';
export const usersRead = { method: 'GET', path: '/api/v1/users/:uuid' } as const;
export const usersUpdate = { method: 'PUT', path: '/api/v1/users/:uuid' } as const;
export const usersExport = { method: 'GET', path: '/api/v1/users/:uuid/export' } as const;
export const usersDeletionRequest = { method: 'POST', path: '/api/v1/users/:uuid/deletion' } as const;
export const usersDeletionWithdraw = { method: 'DELETE', path: '/api/v1/users/:uuid/deletion' } as const;
export const usersCheckEmail = { method: 'GET', path: '/api/v1/check-email' } as const;
export const onboardingRead = { method: 'GET', path: '/api/v1/onboarding' } as const;
export const onboardingSave = { method: 'POST', path: '/api/v1/onboarding' } as const;
export const settingsRead = { method: 'GET', path: '/api/v1/settings' } as const;
export const settingsSave = { method: 'PUT', path: '/api/v1/settings' } as const;
export const companyLinks = { method: 'GET', path: '/api/v1/company-links' } as const;
export const waitlistJoin = { method: 'POST', path: '/api/v1/waitlist' } as const;
export const waitlistAnswer = { method: 'POST', path: '/api/v1/waitlist/answer' } as const;
export const authLogIn = {
  method: 'POST',
  path: '/api/persona/v2/auth/login',
  casing: 'camel',
  failure: 'sentence',
} as const;
export const authMe = { method: 'GET', path: '/api/persona/v2/auth/me', casing: 'camel' } as const;
export const authLogOut = { method: 'POST', path: '/api/persona/v2/auth/logout', casing: 'camel' } as const;
export const authForgotPassword = {
  method: 'POST',
  path: '/api/persona/v2/auth/forgot-password',
  casing: 'camel',
} as const;
export const authSignUp = { method: 'POST', path: '/api/persona/v2/auth/sign-up', casing: 'camel' } as const;
export const authResetPassword = {
  method: 'POST',
  path: '/api/persona/v2/auth/reset-password',
  casing: 'camel',
} as const;
export const authConfirmAddress = {
  method: 'POST',
  path: '/api/persona/v2/auth/confirm-address',
  casing: 'camel',
} as const;
export const authSendConfirmation = {
  method: 'POST',
  path: '/api/persona/v2/auth/send-confirmation',
  casing: 'camel',
} as const;
export const authChangePassword = {
  method: 'POST',
  path: '/api/persona/v2/auth/change-password',
  casing: 'camel',
} as const;
export const authChangeAddress = {
  method: 'POST',
  path: '/api/persona/v2/auth/change-address',
  casing: 'camel',
} as const;
export const authSessions = { method: 'GET', path: '/api/persona/v2/auth/sessions', casing: 'camel' } as const;
export const authEndSession = {
  method: 'DELETE',
  path: '/api/persona/v2/auth/sessions/:sessionUuid',
  casing: 'camel',
} as const;
export const authEndSessions = { method: 'POST', path: '/api/persona/v2/auth/sessions/end', casing: 'camel' } as const;
export const authDesktopCode = { method: 'POST', path: '/api/persona/v2/auth/desktop-code', casing: 'camel' } as const;
export const authDesktopExchange = {
  method: 'POST',
  path: '/api/persona/v2/auth/desktop-code/exchange',
  casing: 'camel',
} as const;
export const authProviders = { method: 'GET', path: '/api/persona/v2/auth/providers', casing: 'camel' } as const;
export const authSocialStart = {
  method: 'GET',
  path: '/api/persona/v2/auth/social/:provider',
  casing: 'camel',
} as const;
export const authSocialCallback = {
  method: 'GET',
  path: '/api/persona/v2/auth/social/:provider/callback',
  casing: 'camel',
} as const;
export const authSocialFormPost = {
  method: 'POST',
  path: '/api/persona/v2/auth/social/:provider/callback',
  casing: 'camel',
} as const;
export const authConnections = { method: 'GET', path: '/api/persona/v2/auth/connections', casing: 'camel' } as const;
export const authConnect = { method: 'POST', path: '/api/persona/v2/auth/connections', casing: 'camel' } as const;
export const authDisconnect = {
  method: 'POST',
  path: '/api/persona/v2/auth/connections/remove',
  casing: 'camel',
} as const;
export const authFactorsPending = { method: 'GET', path: '/api/persona/v2/auth/factor', casing: 'camel' } as const;
export const authFactorChallenge = {
  method: 'POST',
  path: '/api/persona/v2/auth/factor/challenge',
  casing: 'camel',
} as const;
export const authFactor = { method: 'POST', path: '/api/persona/v2/auth/factor', casing: 'camel' } as const;
export const authFactors = { method: 'GET', path: '/api/persona/v2/auth/factors', casing: 'camel' } as const;
export const authPasskeyBegin = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys/options',
  casing: 'camel',
} as const;
export const authPasskeyAdd = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys',
  casing: 'camel',
} as const;
export const authPasskeyRemove = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/passkeys/:passkeyUuid/remove',
  casing: 'camel',
} as const;
export const authCodeBegin = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/code/options',
  casing: 'camel',
} as const;
export const authCodeAdd = { method: 'POST', path: '/api/persona/v2/auth/factors/code', casing: 'camel' } as const;
export const authCodeRemove = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/code/remove',
  casing: 'camel',
} as const;
export const authRecoveryCodes = {
  method: 'POST',
  path: '/api/persona/v2/auth/factors/recovery-codes',
  casing: 'camel',
} as const;
export const authToken = { method: 'POST', path: '/api/persona/v2/auth/token', failure: 'sentence' } as const;
export const authBearerUser = { method: 'GET', path: '/api/persona/v2/users/me', casing: 'camel' } as const;
export const mentorBio = { method: 'GET', path: '/api/v1/bio-page/:slug' } as const;
export const mentorPrePaywallBio = { method: 'GET', path: '/api/v1/pre-paywall-bio/:slug' } as const;
export const landingHomepage = { method: 'GET', path: '/api/v1/pre-paywall-homepage' } as const;
export const libraryCategories = { method: 'GET', path: '/api/v1/personas/:instructorSlug/categories' } as const;
export const libraryContents = { method: 'GET', path: '/api/v1/personas/:instructorSlug/contents' } as const;
export const libraryContent = {
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/:contentUuid',
} as const;
export const libraryHistory = {
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/user_history',
} as const;
export const libraryHistoryKeep = {
  method: 'PUT',
  path: '/api/v1/personas/:instructorSlug/contents/user_history',
} as const;
export const libraryHistoryClear = {
  method: 'DELETE',
  path: '/api/v1/personas/:instructorSlug/contents/user_history',
} as const;
export const libraryAnswers = {
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/answers',
  verbatim: ['entries.answers'],
} as const;
export const libraryAnswersKeep = {
  method: 'PUT',
  path: '/api/v1/personas/:instructorSlug/contents/answers',
  verbatim: ['answers'],
} as const;
export const homepage = { method: 'GET', path: '/api/v1/homepage' } as const;
export const recommendationsRead = { method: 'GET', path: '/api/v1/recommendations' } as const;
export const recommendationAnswer = { method: 'PUT', path: '/api/v1/recommendations/:recommendationId' } as const;
export const search = { method: 'GET', path: '/api/v1/search' } as const;
export const chatRead = { method: 'GET', path: '/api/v1/chat' } as const;
export const chatSend = { method: 'POST', path: '/api/v1/chat' } as const;
export const chatConversations = { method: 'GET', path: '/api/v1/chat/conversations' } as const;
export const chatStop = { method: 'POST', path: '/api/v1/chat/stop' } as const;
export const chatRegenerate = { method: 'POST', path: '/api/v1/chat/regenerate' } as const;
export const chatEdit = { method: 'POST', path: '/api/v1/chat/edit' } as const;
export const chatShowVersion = { method: 'POST', path: '/api/v1/chat/version' } as const;
export const chatSearch = { method: 'GET', path: '/api/v1/chat/search' } as const;
export const chatExport = { method: 'GET', path: '/api/v1/chat/export' } as const;
export const chatDelete = { method: 'DELETE', path: '/api/v1/chat/conversations/:conversationUuid' } as const;
export const chatMaterials = { method: 'GET', path: '/api/v1/chat/materials' } as const;
export const chatMaterialBring = { method: 'POST', path: '/api/v1/chat/materials' } as const;
export const chatMaterialDelete = { method: 'DELETE', path: '/api/v1/chat/materials/:materialUuid' } as const;
export const chatRecap = { method: 'GET', path: '/api/v1/chat/recap' } as const;
export const chatRecapEdit = { method: 'PUT', path: '/api/v1/chat/recap' } as const;
export const memoryRead = { method: 'GET', path: '/api/v1/memory' } as const;
export const memoryForget = { method: 'DELETE', path: '/api/v1/memory' } as const;
export const feedbackOptions = { method: 'GET', path: '/api/v1/persona/feedback' } as const;
export const feedbackGive = { method: 'PUT', path: '/api/v1/persona/feedback' } as const;
export const chatStream = { method: 'GET', path: '/api/v1/chat/stream' } as const;
export const callsStart = { method: 'POST', path: '/api/v1/calls' } as const;
export const callsEngines = { method: 'GET', path: '/api/v1/calls/engines' } as const;
export const callsUpdate = { method: 'PATCH', path: '/api/v1/calls/:callUuid' } as const;
export const prePaywallCategory = { method: 'GET', path: '/api/v1/pre-paywall-categories/:slug' } as const;
export const roleplayHomepage = { method: 'GET', path: '/api/v1/roleplay-homepage' } as const;
export const roleplayDetail = { method: 'GET', path: '/api/v1/roleplay-detail/:scenarioUuidOrSlug' } as const;
export const roleplayCreate = { method: 'POST', path: '/api/v1/roleplay' } as const;
export const roleplaySession = { method: 'GET', path: '/api/v1/roleplay/:userRolePlayUuid' } as const;
export const roleplayBegin = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/begin' } as const;
export const roleplaySay = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/lines' } as const;
export const roleplayPause = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/pause' } as const;
export const roleplayEnd = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/end' } as const;
export const roleplayExport = { method: 'GET', path: '/api/v1/roleplay/:userRolePlayUuid/export' } as const;
export const roleplayDelete = { method: 'DELETE', path: '/api/v1/roleplay/:userRolePlayUuid' } as const;
export const roleplayKeepVoice = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/voice' } as const;
export const roleplayVoice = { method: 'GET', path: '/api/v1/roleplay/:userRolePlayUuid/voice/:position' } as const;
export const roleplayVoiceDelete = { method: 'DELETE', path: '/api/v1/roleplay/:userRolePlayUuid/voice' } as const;
export const roleplayFeedback = { method: 'GET', path: '/api/v1/roleplay-feedback/:conversationUuid' } as const;
export const roleplayFeedbackRetry = {
  method: 'POST',
  path: '/api/v1/roleplay-feedback/:conversationUuid/retry',
} as const;
export const roleplayTake = { method: 'POST', path: '/api/v1/roleplay/:userRolePlayUuid/takes' } as const;
export const roleplayTakeDelete = {
  method: 'DELETE',
  path: '/api/v1/roleplay/:userRolePlayUuid/takes/:takeUuid',
} as const;
export const roleplayProgress = { method: 'GET', path: '/api/v1/roleplay-progress' } as const;
export const meetingsList = { method: 'GET', path: '/api/v1/meetings' } as const;
export const meetingsCreate = { method: 'POST', path: '/api/v1/meetings' } as const;
export const meetingsRead = { method: 'GET', path: '/api/v1/meetings/:conversationUuid' } as const;
export const meetingsChange = { method: 'PATCH', path: '/api/v1/meetings/:conversationUuid' } as const;
export const meetingsDelete = { method: 'DELETE', path: '/api/v1/meetings/:conversationUuid' } as const;
export const meetingsBring = { method: 'POST', path: '/api/v1/meetings/:conversationUuid/transcripts' } as const;
export const meetingsTakeBack = {
  method: 'DELETE',
  path: '/api/v1/meetings/:conversationUuid/transcripts/:position',
} as const;
export const meetingsListen = { method: 'POST', path: '/api/v1/meetings/:conversationUuid/listen' } as const;
export const meetingsEnterRoom = { method: 'POST', path: '/api/v1/meeting-rooms' } as const;
export const meetingsEnd = { method: 'POST', path: '/api/v1/meetings/:conversationUuid/end' } as const;
export const coachFeedback = { method: 'GET', path: '/api/v1/coach-feedback/:conversationUuid' } as const;
export const coachFeedbackRetry = { method: 'POST', path: '/api/v1/coach-feedback/:conversationUuid/retry' } as const;
export const coachFeedbackPost = { method: 'GET', path: '/api/v1/coach-feedback/:conversationUuid/post' } as const;
export const coachFeedbackPostSend = {
  method: 'POST',
  path: '/api/v1/coach-feedback/:conversationUuid/post',
} as const;
export const coachFeedbackPostSettle = {
  method: 'PUT',
  path: '/api/v1/coach-feedback/:conversationUuid/post',
} as const;
export const chatToolRead = { method: 'GET', path: '/api/v1/chat-tool' } as const;
export const chatToolSave = { method: 'PUT', path: '/api/v1/chat-tool' } as const;
export const chatToolForget = { method: 'DELETE', path: '/api/v1/chat-tool' } as const;

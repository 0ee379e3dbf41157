import type { EndpointName } from './endpoint.ts';
import type { Right } from './policy.ts';

/**
 * Which right an endpoint asks for: the server refuses before anything else is looked at. Those of
 * {@link judgedInside} are judged by what they are asked for.
 */
export const endpointRights: Record<EndpointName, Right> = {
  usersRead: 'everyone',
  usersUpdate: 'account',
  usersExport: 'account',
  usersDeletionRequest: 'account',
  usersDeletionWithdraw: 'account',
  usersCheckEmail: 'everyone',
  onboardingRead: 'account',
  onboardingSave: 'account',
  settingsRead: 'account',
  settingsSave: 'account',
  companyLinks: 'everyone',
  // Open in a demonstration alone, which only its own machine reaches.
  outboxMails: 'everyone',
  callsStart: 'call',
  // One's own call, whatever one may begin.
  callsUpdate: 'everyone',
  staffEnter: 'everyone',
  staffOverview: 'staff',
  staffMails: 'staff',
  staffMail: 'staff',
  staffMailHtml: 'staff',
  staffAudit: 'staff',
  staffReleases: 'staff',
  authLogIn: 'everyone',
  authMe: 'account',
  authLogOut: 'everyone',
  authForgotPassword: 'everyone',
  authSignUp: 'everyone',
  authResetPassword: 'everyone',
  authConfirmAddress: 'everyone',
  authSendConfirmation: 'account',
  authChangePassword: 'account',
  authChangeAddress: 'account',
  authSessions: 'account',
  authEndSession: 'account',
  authEndSessions: 'account',
  authDesktopCode: 'account',
  // It brings a one-time code of an account's.
  authDesktopExchange: 'everyone',
  authProviders: 'everyone',
  authSocialStart: 'everyone',
  authSocialCallback: 'everyone',
  authSocialFormPost: 'everyone',
  authConnections: 'account',
  authConnect: 'account',
  authDisconnect: 'account',
  // These three ask for the one-time token of a log-in that has given its password.
  authFactorsPending: 'everyone',
  authFactorChallenge: 'everyone',
  authFactor: 'everyone',
  authFactors: 'account',
  authPasskeyBegin: 'account',
  authPasskeyAdd: 'account',
  authPasskeyRemove: 'account',
  authCodeBegin: 'account',
  authCodeAdd: 'account',
  authCodeRemove: 'account',
  authRecoveryCodes: 'account',
  // These two bring a credential of their own: a server's secret, a bearer token.
  authToken: 'everyone',
  authBearerUser: 'everyone',
  mentorBio: 'everyone',
  mentorPrePaywallBio: 'everyone',
  landingHomepage: 'everyone',
  libraryCategories: 'browse',
  libraryContents: 'browse',
  libraryContent: 'wholeLibrary',
  // What one has said is one's own, a visitor's too.
  chatRead: 'everyone',
  chatSend: 'chat',
  chatConversations: 'everyone',
  chatStop: 'everyone',
  chatRegenerate: 'chat',
  chatEdit: 'chat',
  chatShowVersion: 'everyone',
  chatSearch: 'everyone',
  chatExport: 'everyone',
  chatDelete: 'everyone',
  chatMaterials: 'everyone',
  chatMaterialBring: 'everyone',
  chatMaterialDelete: 'everyone',
  chatRecap: 'everyone',
  chatRecapEdit: 'everyone',
  memoryRead: 'account',
  memoryForget: 'account',
  feedbackOptions: 'everyone',
  feedbackGive: 'everyone',
  chatStream: 'everyone',
};

/**
 * Endpoints that judge the right themselves: a message sent again is answered though nothing is left, and signs of
 * self-harm always are; the first item of each coach is everyone's.
 */
export const judgedInside: ReadonlySet<EndpointName> = new Set([
  'chatSend',
  'chatRegenerate',
  'chatEdit',
  'libraryContent',
]);

/**
 * Messages of forms and of the API, verbatim if the specification gives the words (sections 5 and 8), otherwise our
 * own. A form's messages have the same keys in each language.
 */
export const sentences = {
  emailRequired: 'Email is required',
  emailTooLong: 'Email is too long',
  emailInvalid: 'Email format is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password is too short. It needs at least 8 characters.',
  passwordTooLong: 'Password is too long. It can have at most 128 characters.',
  passwordCommon: 'This password is on a list of common ones. Please choose another.',
  passwordWrong: 'This is not your current password.',
  nameRequired: 'Your name is required',
  nameTooLong: 'Your name is too long',
  termsRequired: 'You need to agree to the terms',
  updatesRequired: 'You need to agree to receiving updates',
  logInFailed: "Looks like your email or password don't match our records. Please try again.",
  accountBlocked: 'This account is blocked. Please write to us if you think that is wrong.',
  tooManyTries: 'Too many tries. Please wait a few minutes and try again.',
  accountExists: 'There is already an account with this email. Please log in instead.',
  forgotPasswordFailed: 'There was an error with your request. Please try again or contact support.',
  forgotPasswordOffline: 'No internet connection. Please check it and try again.',
  linkSpent: 'This link has been used or is too old. Please ask for a new one.',
  logInAgain: 'Please log in again first.',
  logInTooLate: 'That took too long. Please log in again.',
  codeWrong: 'This code is not right, or has been used. Please try the next one.',
  codeRequired: 'Please enter the code.',
  codeFormat: 'A code has six digits.',
  passkeyNameRequired: 'Please give the passkey a name.',
  passkeyRefused: 'This passkey could not be checked. Please try again.',
  lastWayIn: 'This is the only way into your account. Please set a password first.',
  lastFactor: 'Staff need a second factor. Please add another before you remove this one.',
  factorFirst: 'Please set up a second factor first.',
  confirmFirst: 'Please confirm your email address first.',
} as const;

export type SentenceKey = keyof typeof sentences;

import type { Locale } from '@greenroom/contracts';
import type { MailTemplate, AuthMethodChange } from './mail-template.ts';
import type { Said } from './said.ts';

type AuthMethodChanged = Extract<MailTemplate, { template: 'way-in-changed' }>;

const providers = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

const english: Record<AuthMethodChange, (provider: string) => string> = {
  connected: (provider) => `From now on one can log in to your account with ${provider}.`,
  disconnected: (provider) => `One cannot log in to your account with ${provider} any more.`,
  'passkey-added': () => 'A passkey was added to your account.',
  'passkey-removed': () => 'A passkey was removed from your account.',
  'codes-added': () => 'Codes from an app were set up for your account.',
  'codes-removed': () => 'Codes from an app were taken away from your account.',
  'recovery-codes-made': () => 'New recovery codes were made for your account. The ones so far are good no more.',
  'recovery-code-used': () => 'Somebody logged in to your account with one of your recovery codes.',
};

const german: Record<AuthMethodChange, (provider: string) => string> = {
  connected: (provider) => `Ab jetzt kann man sich mit ${provider} bei Ihrem Konto anmelden.`,
  disconnected: (provider) => `Man kann sich nicht mehr mit ${provider} bei Ihrem Konto anmelden.`,
  'passkey-added': () => 'Zu Ihrem Konto wurde ein Passkey hinzugefügt.',
  'passkey-removed': () => 'Von Ihrem Konto wurde ein Passkey entfernt.',
  'codes-added': () => 'Für Ihr Konto wurden Codes aus einer App eingerichtet.',
  'codes-removed': () => 'Für Ihr Konto gelten Codes aus einer App nicht mehr.',
  'recovery-codes-made': () => 'Für Ihr Konto wurden neue Notfallcodes erstellt. Die bisherigen gelten nicht mehr.',
  'recovery-code-used': () => 'Jemand hat sich mit einem Ihrer Notfallcodes angemeldet.',
};

/** Mails about changes to the ways of logging in to an account, in both languages. */
export const authMethodChanged: Record<Locale, (content: AuthMethodChanged) => Said> = {
  en: ({ change, provider }) => [
    'How one logs in to your account has changed',
    [english[change](nameOf(provider, 'your organisation’s log-in'))],
    'That was not me',
    [
      'If it was you, there is nothing to do. If not, open your settings, log all devices out, and choose a new password.',
    ],
  ],
  de: ({ change, provider }) => [
    'Die Anmeldung bei Ihrem Konto hat sich geändert',
    [german[change](nameOf(provider, 'der Anmeldung Ihrer Organisation'))],
    'Das war ich nicht',
    [
      'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, öffnen Sie Ihre Einstellungen, melden Sie alle Geräte ab und wählen Sie ein neues Passwort.',
    ],
  ],
};

function nameOf(provider: AuthMethodChanged['provider'], ofOidc: string): string {
  return provider === undefined || provider === 'oidc' ? ofOidc : providers[provider];
}

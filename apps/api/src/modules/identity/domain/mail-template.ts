/** What a mail says, before it is put into words. Links are whole addresses. */
export type MailTemplate =
  | { template: 'confirm-address'; name: string; link: string }
  | { template: 'confirm-new-address'; name: string; link: string }
  | { template: 'reset-password'; name: string; link: string }
  | { template: 'account-exists'; name: string; link: string }
  | { template: 'password-changed'; name: string; link: string }
  | { template: 'address-changed'; name: string; newAddress: string; link: string }
  | { template: 'address-change-asked'; name: string; link: string }
  | { template: 'session-reused'; name: string; link: string }
  | { template: 'deletion-asked'; name: string; day: string; link: string }
  | { template: 'account-deleted'; name: string };

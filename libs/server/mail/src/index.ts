/** The texts of mails, in English and German, as HTML and as plain text. */
export type { MailTemplate, AuthMethodChange } from './mail-template.ts';
export { writeMail } from './write-mail.ts';

/** What mails say, in English and in German, as HTML and as plain text. */
export type { MailTemplate, WayInChange } from './mail-template.ts';
export { writeMail } from './write-mail.ts';

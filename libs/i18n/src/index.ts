/** The interface's language: messages by area, dates and numbers. */
export { activateLocale, currentLocale } from './i18n.ts';
export { defineMessages, loadMessages, type AreaMessages, type Text } from './define-messages.ts';
export { currentTimeZone, formatDate, formatNumber, setTimeZone } from './format.ts';

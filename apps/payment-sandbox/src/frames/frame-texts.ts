import type { Locale } from '@greenroom/contracts';

/** The texts of the frames. "Please enter valid card information" is from the specification (section 5). */
const english = {
  title: 'Card',
  number: 'Card number',
  expiry: 'Expires',
  expiryForm: 'MM / YY',
  code: 'Security code',
  codeForm: '3 digits',
  name: 'Name on card',
  country: 'Country',
  postal: 'Postcode',
  problems: {
    incomplete: 'Please enter valid card information.',
    one_digit_short: 'Please enter valid card information. The last group is one digit short.',
    digits_short: 'Please enter valid card information. The last group is {missing} digits short.',
    incomplete_number: 'Please enter valid card information. The number is not complete.',
    invalid_number: 'Please enter valid card information. A digit of the number can’t be right.',
    incorrect_number: 'Please enter valid card information. A digit of the number can’t be right.',
    incomplete_expiry: 'Please enter valid card information. Month and year, as in 04 / 29.',
    invalid_expiry: 'Please enter valid card information. There is no such month.',
    expired_card: 'This card has expired.',
    incomplete_code: 'Please enter valid card information. The code stands on the back, or above the number.',
    incorrect_cvc: 'This is not the code of this card.',
    incomplete_name: 'Please enter the name on the card.',
    incomplete_postal: 'Please enter the postcode of the card’s address.',
    no_connection: 'No internet connection. Please check it and try again.',
  },
  challenge: {
    title: 'Your bank asks',
    heading: 'Is this payment yours?',
    text: 'This stands in for your bank’s own page. No real money moves.',
    merchant: 'To',
    amount: 'Amount',
    card: 'Card',
    ending: 'ending in {last4}',
    nothingToday: 'Nothing today',
    complete: 'Yes, it is mine',
    fail: 'No, refuse it',
    trouble: 'That didn’t get through. Please try again.',
    gone: 'This question has been answered, or is too old.',
  },
};

type Texts = typeof english;

const german: Texts = {
  title: 'Karte',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryForm: 'MM / JJ',
  code: 'Prüfziffer',
  codeForm: '3 Ziffern',
  name: 'Name auf der Karte',
  country: 'Land',
  postal: 'Postleitzahl',
  problems: {
    incomplete: 'Bitte geben Sie gültige Kartendaten ein.',
    one_digit_short: 'Bitte geben Sie gültige Kartendaten ein. In der letzten Gruppe fehlt eine Ziffer.',
    digits_short: 'Bitte geben Sie gültige Kartendaten ein. In der letzten Gruppe fehlen {missing} Ziffern.',
    incomplete_number: 'Bitte geben Sie gültige Kartendaten ein. Die Nummer ist nicht vollständig.',
    invalid_number: 'Bitte geben Sie gültige Kartendaten ein. Eine Ziffer der Nummer kann nicht stimmen.',
    incorrect_number: 'Bitte geben Sie gültige Kartendaten ein. Eine Ziffer der Nummer kann nicht stimmen.',
    incomplete_expiry: 'Bitte geben Sie gültige Kartendaten ein. Monat und Jahr, wie in 04 / 29.',
    invalid_expiry: 'Bitte geben Sie gültige Kartendaten ein. Diesen Monat gibt es nicht.',
    expired_card: 'Diese Karte ist abgelaufen.',
    incomplete_code: 'Bitte geben Sie gültige Kartendaten ein. Der Code steht auf der Rückseite oder über der Nummer.',
    incorrect_cvc: 'Das ist nicht der Code dieser Karte.',
    incomplete_name: 'Bitte geben Sie den Namen auf der Karte ein.',
    incomplete_postal: 'Bitte geben Sie die Postleitzahl zur Karte ein.',
    no_connection: 'Keine Internetverbindung. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  },
  challenge: {
    title: 'Ihre Bank fragt',
    heading: 'Ist diese Zahlung von Ihnen?',
    text: 'Das steht für die Seite Ihrer Bank. Es wird kein echtes Geld bewegt.',
    merchant: 'An',
    amount: 'Betrag',
    card: 'Karte',
    ending: 'endet auf {last4}',
    nothingToday: 'Heute nichts',
    complete: 'Ja, von mir',
    fail: 'Nein, ablehnen',
    trouble: 'Das kam nicht durch. Bitte versuchen Sie es noch einmal.',
    gone: 'Diese Frage ist beantwortet oder zu alt.',
  },
};

const texts: Record<Locale, Texts> = { en: english, de: german };

/** @param wish the language from the address; English if there are no texts in it */
export function frameTexts(wish: string | undefined): { locale: Locale; t: Texts } {
  const locale = wish === 'de' ? 'de' : 'en';
  return { locale, t: texts[locale] };
}

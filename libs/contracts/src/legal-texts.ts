import type { Locale } from './locale.ts';

/** The contract's legal texts, shared by the help center and the order confirmation mail. */
interface LegalTexts {
  terms: readonly string[];
  /** The right of withdrawal, and the model form. */
  withdrawal: readonly string[];
}

// To be reviewed by a lawyer: docs/legal-texts.md.
export const legalTexts: Readonly<Record<Locale, LegalTexts>> = {
  en: {
    terms: [
      'That you use Greenroom for yourself and kindly, that answers come from software and may be wrong, and that what you decide stays your decision. We may stop an account that is used to harm others.',
      'You can go whenever you like. This is the short form of the terms and has still to be checked by a lawyer.',
    ],
    withdrawal: [
      'If you live in the European Union and bought as a consumer, you may withdraw within fourteen days of the contract, without giving a reason. Tell us so in plain words before the fourteen days are over; an email is enough, and so is the form under “Withdraw from a contract”. Your settings have a quicker way: within seven days of the first payment all of it comes back by one press.',
      'Your plan then ends at once, and we pay back all that you paid for it, within fourteen days and by the same means, at no cost to you. What you used until then is not charged.',
      'Model form: “I hereby withdraw from the contract concluded by me for a Greenroom plan. Ordered on … Name … Address … Date …”',
    ],
  },
  de: {
    terms: [
      'Dass Sie Greenroom für sich und freundlich nutzen, dass Antworten von Software stammen und falsch sein können, und dass Ihre Entscheidungen Ihre bleiben. Ein Konto, mit dem anderen geschadet wird, dürfen wir sperren.',
      'Sie können jederzeit gehen. Das ist die kurze Form der Bedingungen; eine Anwältin oder ein Anwalt muss sie noch prüfen.',
    ],
    withdrawal: [
      'Wenn Sie in der Europäischen Union leben und als Verbraucher gekauft haben, können Sie binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Sagen Sie es uns mit einer eindeutigen Erklärung, bevor die vierzehn Tage um sind; eine E-Mail genügt, ebenso das Formular unter „Vertrag widerrufen“. Schneller geht es in den Einstellungen: Binnen sieben Tagen nach der ersten Zahlung kommt alles mit einem Druck zurück.',
      'Ihr Plan endet dann sofort, und wir zahlen binnen vierzehn Tagen alles zurück, was Sie dafür gezahlt haben, auf demselben Weg und ohne Kosten für Sie. Was Sie bis dahin genutzt haben, berechnen wir nicht.',
      'Muster: „Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über einen Greenroom-Plan. Bestellt am … Name … Anschrift … Datum …“',
    ],
  },
};

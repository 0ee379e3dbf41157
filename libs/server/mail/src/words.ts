import type { Said } from './said.ts';
import { type MailReader, sum } from './amounts-and-days.ts';
import type { EndedWithAccount, MailTemplate } from './mail-template.ts';
import { mailName } from './mail-text.ts';
import { commerceWords } from './commerce-words.ts';
import { practiceWords } from './practice-words.ts';
import { releaseWords } from './release-words.ts';
import { authMethodChanged } from './auth-method-words.ts';

export interface MailWords {
  subject: string;
  greeting: string;
  /** The paragraphs before and after the link. */
  paragraphs: { before: string[]; after: string[] };
  /** The label of the link; undefined without a link. */
  action: string | undefined;
  closing: string;
}

/** Returns the texts of a mail in its reader's language and time zone. */
export function words(content: MailTemplate, reader: MailReader): MailWords {
  const { locale } = reader;
  const [subject, before, action, after = []] = (locale === 'de' ? german : english)(content, reader);
  return {
    subject,
    greeting:
      [locale === 'de' ? 'Hallo' : 'Hello', 'name' in content ? mailName(content.name) : ''].join(' ').trim() + ',',
    paragraphs: { before, after },
    action,
    closing: 'Greenroom',
  };
}

function english(content: MailTemplate, reader: MailReader): Said {
  switch (content.template) {
    case 'confirm-address':
      return [
        'Please confirm your address',
        ['Welcome to Greenroom. Please confirm that this address is yours.'],
        'Confirm address',
        ['The link works once, for seven days. If you did not sign up, leave this mail be: nothing will happen.'],
      ];
    case 'confirm-new-address':
      return [
        'Please confirm your new address',
        ['You asked for this address to be the one of your account. It will be, once you confirm it.'],
        'Confirm new address',
        ['The link works once, for seven days. If you did not ask for it, leave this mail be.'],
      ];
    case 'reset-password':
      return [
        'A new password',
        ['You asked for a new password.'],
        'Choose a new password',
        [
          'The link works once, for 60 minutes. It ends all your log-ins. If you did not ask for it, leave this mail be: your password stays as it is.',
        ],
      ];
    case 'account-exists':
      return [
        'You already have an account',
        ['Somebody, perhaps you, asked to use this address for a Greenroom account. One already has it.'],
        'Choose a new password',
        ['If it was not you, there is nothing to do.'],
      ];
    case 'password-changed':
      return [
        'Your password was changed',
        ['The password of your account was changed, and other devices were logged out.'],
        'That was not me',
        ['If it was you, there is nothing to do.'],
      ];
    case 'address-changed':
      return [
        'Your address was changed',
        [`From now on ${content.newAddress} is the address of your account. This is the last mail to the old one.`],
        'That was not me',
        ['If it was you, there is nothing to do.'],
      ];
    case 'address-change-asked':
      return [
        'Your address is about to change',
        ['Somebody who knows your password asked for another address for your account.'],
        'That was not me',
        ['If it was you, open the link we sent to the new address.'],
      ];
    case 'session-reused':
      return [
        'We logged one of your devices out',
        [
          'A key that keeps you logged in was used a second time, as a copy would be. To be safe we ended that log-in. Please log in again.',
        ],
        'See where you are logged in',
        ['If you saw anything you do not know, choose a new password.'],
      ];
    case 'way-in-changed':
      return authMethodChanged.en(content);
    case 'deletion-asked':
      return [
        'Your account will be deleted',
        [`You asked for your account and everything in it to be deleted. That happens on ${content.day}.`],
        'Keep my account',
        [...(content.plan ? [planEnds.en(content.plan)] : []), 'Until then you can log in and keep it.'],
      ];
    case 'account-deleted':
      return [
        'Your account is deleted',
        ['Your account and everything in it are gone, as you asked. Thank you for the time you spent with us.'],
      ];
    case 'waitlist':
      return [
        'Shall we write to you?',
        ['Somebody, perhaps you, asked for this address to be told what opens next at Greenroom.'],
        'Yes, or rather not',
        [
          'Without your yes nothing is sent, and the address is forgotten after seven days. The link takes you off the list at any time.',
        ],
      ];
    case 'practice-reminder':
      return practiceWords.en(content);
    case 'release-notice':
      return releaseWords.en(content);
    default:
      return commerceWords.en(content, reader);
  }
}

function german(content: MailTemplate, reader: MailReader): Said {
  switch (content.template) {
    case 'confirm-address':
      return [
        'Bitte bestätigen Sie Ihre Adresse',
        ['Willkommen bei Greenroom. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.'],
        'Adresse bestätigen',
        [
          'Der Link gilt einmal, sieben Tage lang. Wenn Sie sich nicht angemeldet haben, lassen Sie diese Mail einfach liegen: Es passiert nichts.',
        ],
      ];
    case 'confirm-new-address':
      return [
        'Bitte bestätigen Sie Ihre neue Adresse',
        ['Sie möchten diese Adresse für Ihr Konto verwenden. Sie gilt, sobald Sie sie bestätigen.'],
        'Neue Adresse bestätigen',
        ['Der Link gilt einmal, sieben Tage lang. Wenn Sie das nicht waren, lassen Sie diese Mail einfach liegen.'],
      ];
    case 'reset-password':
      return [
        'Ein neues Passwort',
        ['Sie haben um ein neues Passwort gebeten.'],
        'Neues Passwort wählen',
        [
          'Der Link gilt einmal, 60 Minuten lang. Er beendet alle Ihre Anmeldungen. Wenn Sie das nicht waren, lassen Sie diese Mail einfach liegen: Ihr Passwort bleibt, wie es ist.',
        ],
      ];
    case 'account-exists':
      return [
        'Sie haben schon ein Konto',
        [
          'Jemand, vielleicht Sie, wollte diese Adresse für ein Greenroom-Konto verwenden. Es gibt schon eines mit ihr.',
        ],
        'Neues Passwort wählen',
        ['Wenn Sie das nicht waren, ist nichts zu tun.'],
      ];
    case 'password-changed':
      return [
        'Ihr Passwort wurde geändert',
        ['Das Passwort Ihres Kontos wurde geändert, und andere Geräte wurden abgemeldet.'],
        'Das war ich nicht',
        ['Wenn Sie es waren, ist nichts zu tun.'],
      ];
    case 'address-changed':
      return [
        'Ihre Adresse wurde geändert',
        [`Ab jetzt ist ${content.newAddress} die Adresse Ihres Kontos. Dies ist die letzte Mail an die alte.`],
        'Das war ich nicht',
        ['Wenn Sie es waren, ist nichts zu tun.'],
      ];
    case 'address-change-asked':
      return [
        'Ihre Adresse soll geändert werden',
        ['Jemand, der Ihr Passwort kennt, möchte eine andere Adresse für Ihr Konto.'],
        'Das war ich nicht',
        ['Wenn Sie es waren, öffnen Sie den Link, den wir an die neue Adresse geschickt haben.'],
      ];
    case 'session-reused':
      return [
        'Wir haben eines Ihrer Geräte abgemeldet',
        [
          'Ein Schlüssel, der Sie angemeldet hält, wurde ein zweites Mal benutzt, so wie es eine Kopie täte. Zur Sicherheit haben wir diese Anmeldung beendet. Bitte melden Sie sich neu an.',
        ],
        'Sehen, wo Sie angemeldet sind',
        ['Wenn Ihnen etwas fremd vorkommt, wählen Sie ein neues Passwort.'],
      ];
    case 'way-in-changed':
      return authMethodChanged.de(content);
    case 'deletion-asked':
      return [
        'Ihr Konto wird gelöscht',
        [`Sie möchten Ihr Konto und alles darin löschen. Das geschieht am ${content.day}.`],
        'Konto behalten',
        [...(content.plan ? [planEnds.de(content.plan)] : []), 'Bis dahin können Sie sich anmelden und es behalten.'],
      ];
    case 'account-deleted':
      return [
        'Ihr Konto ist gelöscht',
        ['Ihr Konto und alles darin sind weg, wie Sie es wollten. Danke für die Zeit mit uns.'],
      ];
    case 'waitlist':
      return [
        'Dürfen wir Ihnen schreiben?',
        ['Jemand, vielleicht Sie, möchte an dieser Adresse erfahren, was bei Greenroom als Nächstes öffnet.'],
        'Ja, oder lieber nicht',
        [
          'Ohne Ihr Ja kommt nichts, und die Adresse ist nach sieben Tagen vergessen. Der Link nimmt Sie jederzeit wieder von der Liste.',
        ],
      ];
    case 'practice-reminder':
      return practiceWords.de(content);
    case 'release-notice':
      return releaseWords.de(content);
    default:
      return commerceWords.de(content, reader);
  }
}

const planEnds = {
  en: (plan: EndedWithAccount) =>
    plan.how === 'later'
      ? `Your plan is good until ${plan.day} and ends then. Nothing more is charged.`
      : `Your plan has ended${plan.refunded ? `, and ${sum(plan.refunded, 'en')} comes back to your card` : ''}. Nothing more is charged.`,
  de: (plan: EndedWithAccount) =>
    plan.how === 'later'
      ? `Ihr Tarif gilt noch bis ${plan.day} und endet dann. Es wird nichts mehr abgebucht.`
      : `Ihr Tarif ist beendet${plan.refunded ? `, und ${sum(plan.refunded, 'de')} kommen auf Ihre Karte zurück` : ''}. Es wird nichts mehr abgebucht.`,
};

import { bounds, type Locale } from '@greenroom/contracts';
import type { CommerceMail } from './mail-template.ts';
import { mailName, mailText } from './mail-text.ts';
import { day, type MailReader, minute, sum } from './amounts-and-days.ts';
import { planBegun } from './plan-begun-words.ts';
import type { Said } from './said.ts';

/** Mails about plans, in both languages. A lawyer has to review those that the law requires: docs/payments.md. */
export const commerceWords: Record<Locale, (content: CommerceMail, reader: MailReader) => Said> = {
  en: english,
  de: german,
};

/** A field typed by the person who withdraws, cleaned for a mail; the declaration itself is stored in full. */
const declared = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}. `);
const contractIn = ({ contract }: { contract: string }) => mailText(contract, bounds.contractNoteLength);

function english(content: CommerceMail, reader: MailReader): Said {
  switch (content.template) {
    case 'plan-begun':
      return planBegun.en(content, reader);
    case 'receipt':
      return [
        'Your receipt',
        [
          `Thank you. We charged ${sum(content.amount, 'en')} on ${day(content.day, reader)}${content.number ? `, invoice ${content.number}` : ''}.`,
        ],
        'See your invoices',
      ];
    case 'trial-ends':
      return [
        `Your free trial ends on ${day(content.day, reader)}`,
        [
          `Your free trial ends on ${day(content.day, reader)}. Then your plan begins, and we charge ${sum(content.amount, 'en')} to your card.`,
          'If you would rather not, cancel before that day. You keep the trial until its end, and nothing is charged.',
        ],
        'See your plan',
      ];
    case 'pause-ends':
      return [
        `Your pause ends on ${day(content.day, reader)}`,
        [
          `Your plan continues on ${day(content.day, reader)}, and we charge ${sum(content.amount, 'en')} to your card then.`,
          'If you would rather not, cancel before that day, and nothing is charged.',
        ],
        'See your plan',
      ];
    case 'payment-failed':
      return [
        'A payment did not go through',
        [
          `We could not charge ${sum(content.amount, 'en')} to your card. Your plan stays open until ${day(content.day, reader)}${content.isRetried ? ', and we try again until then' : ''}.`,
        ],
        'Pay it now',
        [
          'Some banks ask you to confirm a payment: they can do so on that page, where you can choose another card as well.',
          'If it has not worked by that day, your plan ends, and nothing more is charged.',
        ],
      ];
    case 'plan-ended':
      return [
        content.why === 'trial-had' ? 'Your free trial did not begin' : 'Your plan has ended',
        [endings.en[content.why]],
        'See your account',
      ];
    case 'refunded':
      return [
        'Your money is on its way back',
        [
          `Your plan has ended, and we gave back ${sum(content.amount, 'en')} to the card it came from. Banks take five to ten days to show it.`,
        ],
        'See your account',
      ];
    case 'cancellation-received':
      return [
        'We have received your cancellation',
        [
          `Your cancellation reached us on ${minute(content.at, reader)}: ${content.kind}, to take effect ${content.wishedFor === 'soonest' ? 'as soon as possible' : `on ${day(content.wishedFor, reader)}`}.`,
          'The link ends a plan under this address at the end of what is paid for. Without it we will look for your contract ourselves.',
        ],
        'Cancel now',
        ['If it was not you, leave this mail be and write to us: nothing is cancelled by it alone.'],
      ];
    case 'withdrawal-received':
      return [
        'We have received your withdrawal',
        [
          `You declared to us that you withdraw from your contract. It reached us on ${minute(content.at, reader)}.`,
          `${declared('Name', mailName(content.name))}Email: ${content.email}. Contract: ${contractIn(content) || 'your Greenroom plan'}.`,
          'The link carries it out at once: your plan ends, and all that you paid for it goes back to the card it came from. What counts is when you declared it, not when you open the link. Without it we will look for your contract ourselves.',
        ],
        'Carry out the withdrawal',
        ['Keep this mail as your proof. If it was not you, leave it be and write to us: it alone ends nothing.'],
      ];
  }
}

function german(content: CommerceMail, reader: MailReader): Said {
  switch (content.template) {
    case 'plan-begun':
      return planBegun.de(content, reader);
    case 'receipt':
      return [
        'Ihre Zahlungsbestätigung',
        [
          `Danke. Wir haben am ${day(content.day, reader)} ${sum(content.amount, 'de')} abgebucht${content.number ? `, Rechnung ${content.number}` : ''}.`,
        ],
        'Zu Ihren Rechnungen',
      ];
    case 'trial-ends':
      return [
        `Ihre Probezeit endet am ${day(content.day, reader)}`,
        [
          `Ihre kostenlose Probezeit endet am ${day(content.day, reader)}. Dann beginnt Ihr Tarif, und wir buchen ${sum(content.amount, 'de')} von Ihrer Karte ab.`,
          'Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag. Sie behalten die Probezeit bis zu ihrem Ende, und es wird nichts abgebucht.',
        ],
        'Zu Ihrem Tarif',
      ];
    case 'pause-ends':
      return [
        `Ihre Pause endet am ${day(content.day, reader)}`,
        [
          `Ihr Tarif läuft am ${day(content.day, reader)} weiter, und wir buchen dann ${sum(content.amount, 'de')} von Ihrer Karte ab.`,
          'Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag; dann wird nichts abgebucht.',
        ],
        'Zu Ihrem Tarif',
      ];
    case 'payment-failed':
      return [
        'Eine Zahlung hat nicht geklappt',
        [
          `Wir konnten ${sum(content.amount, 'de')} nicht von Ihrer Karte abbuchen. Ihr Tarif bleibt bis zum ${day(content.day, reader)} offen${content.isRetried ? ', und bis dahin versuchen wir es noch einmal' : ''}.`,
        ],
        'Jetzt bezahlen',
        [
          'Manche Banken lassen sich eine Zahlung bestätigen: Das geht auf dieser Seite, und Sie können dort auch eine andere Karte angeben.',
          'Wenn es bis dahin nicht geklappt hat, endet Ihr Tarif, und es wird nichts mehr abgebucht.',
        ],
      ];
    case 'plan-ended':
      return [
        content.why === 'trial-had' ? 'Ihre kostenlose Probezeit hat nicht begonnen' : 'Ihr Tarif ist beendet',
        [endings.de[content.why]],
        'Zu Ihrem Konto',
      ];
    case 'refunded':
      return [
        'Ihr Geld ist auf dem Weg zurück',
        [
          `Ihr Tarif ist beendet, und wir haben ${sum(content.amount, 'de')} auf die Karte zurückgebucht, von der es kam. Bis es dort steht, brauchen Banken fünf bis zehn Tage.`,
        ],
        'Zu Ihrem Konto',
      ];
    case 'cancellation-received':
      return [
        'Wir haben Ihre Kündigung erhalten',
        [
          `Ihre ${content.kind === 'ordinary' ? 'ordentliche' : 'außerordentliche'} Kündigung ging am ${minute(content.at, reader)} bei uns ein. Sie soll ${content.wishedFor === 'soonest' ? 'zum nächstmöglichen Zeitpunkt' : `zum ${day(content.wishedFor, reader)}`} gelten.`,
          'Der Link beendet einen Tarif unter dieser Adresse zum Ende des bezahlten Zeitraums. Ohne ihn suchen wir Ihren Vertrag selbst heraus.',
        ],
        'Jetzt kündigen',
        [
          'Wenn Sie das nicht waren, lassen Sie diese Mail liegen und schreiben Sie uns: Durch sie allein wird nichts gekündigt.',
        ],
      ];
    case 'withdrawal-received':
      return [
        'Wir haben Ihren Widerruf erhalten',
        [
          `Sie haben uns gegenüber den Widerruf Ihres Vertrags erklärt. Die Erklärung ging am ${minute(content.at, reader)} bei uns ein.`,
          `${declared('Name', mailName(content.name))}E-Mail: ${content.email}. Vertrag: ${contractIn(content) || 'Ihr Greenroom-Tarif'}.`,
          'Der Link führt ihn sofort aus: Ihr Tarif endet, und alles, was Sie dafür bezahlt haben, geht auf die Karte zurück, von der es kam. Es zählt, wann Sie widerrufen haben, nicht wann Sie den Link öffnen. Ohne ihn suchen wir Ihren Vertrag selbst heraus.',
        ],
        'Widerruf ausführen',
        [
          'Bewahren Sie diese Mail als Nachweis auf. Wenn Sie das nicht waren, lassen Sie sie liegen und schreiben Sie uns: Durch sie allein endet nichts.',
        ],
      ];
  }
}

const endings = {
  en: {
    canceled: 'Your plan has ended, as you asked. Your conversations and notes stay yours.',
    unpaid:
      'Your plan has ended, since a payment did not go through. Nothing more is charged. Your conversations stay yours.',
    'trial-had':
      'There is one free trial for each card, and this card had its own before. We ended the trial, and nothing was charged.',
  },
  de: {
    canceled: 'Ihr Tarif ist beendet, wie Sie es wollten. Ihre Gespräche und Notizen bleiben Ihre.',
    unpaid:
      'Ihr Tarif ist beendet, weil eine Zahlung nicht geklappt hat. Es wird nichts mehr abgebucht. Ihre Gespräche bleiben Ihre.',
    'trial-had':
      'Jede Karte hat eine kostenlose Probezeit, und diese Karte hatte ihre schon. Wir haben die Probezeit beendet, und es wurde nichts abgebucht.',
  },
} as const;

import type { Locale } from '@greenroom/contracts';
import { legalTexts } from '@greenroom/contracts/legal-texts';
import type { PlanBegun } from './mail-template.ts';
import { day, type MailReader, minute, sum } from './amounts-and-days.ts';
import type { Said } from './said.ts';

/** The order confirmation, in both languages. A lawyer has to review it: docs/legal-texts.md. */
export const planBegun: Record<Locale, (content: PlanBegun, reader: MailReader) => Said> = { en: english, de: german };

function english(
  { number, tier, price, begunAt, trialEnds, next, seller, links }: PlanBegun,
  reader: MailReader,
): Said {
  const yearly = tier === 'annual';
  return [
    trialEnds ? 'Your free trial has begun' : 'Your plan has begun',
    [
      `Thank you for your order of ${minute(begunAt, reader)}. This mail confirms it; please keep it. Order: ${number}.`,
      `What you ordered: Greenroom, ${yearly ? 'yearly' : 'monthly'} plan, ${sum(price, 'en')} a ${yearly ? 'year' : 'month'}.`,
      ...(trialEnds
        ? [
            `Your free trial runs until ${day(trialEnds, reader)}, and we remind you three days before. Until then nothing is charged.`,
          ]
        : []),
      next
        ? `${trialEnds ? 'First charge' : 'Next charge'}: ${sum(next, 'en')} on ${day(next.at, reader)}. From then on it renews each ${yearly ? 'year' : 'month'} until you cancel. A discount counts for as long as it was offered.`
        : 'As it stands now, nothing more is charged.',
      `How to cancel: at any time in your settings, in two taps, or without signing in at ${links.cancel}. ${trialEnds ? 'Cancel before the trial ends, and nothing is charged.' : 'Your plan then stays open until the end of what is paid for.'}`,
    ],
    'See your plan',
    [
      `Your right to withdraw. ${legalTexts.en.withdrawal.join(' ')} The form: ${links.withdraw}`,
      `The terms, as they are today. ${legalTexts.en.terms.join(' ')}`,
      `Your contract is with ${seller.join(', ')}.`,
    ],
  ];
}

function german({ number, tier, price, begunAt, trialEnds, next, seller, links }: PlanBegun, reader: MailReader): Said {
  const yearly = tier === 'annual';
  return [
    trialEnds ? 'Ihre kostenlose Probezeit hat begonnen' : 'Ihr Tarif hat begonnen',
    [
      `Danke für Ihre Bestellung vom ${minute(begunAt, reader)}. Diese Mail bestätigt sie; bitte bewahren Sie sie auf. Bestellung: ${number}.`,
      `Bestellt haben Sie: Greenroom, ${yearly ? 'Jahrestarif' : 'Monatstarif'}, ${sum(price, 'de')} im ${yearly ? 'Jahr' : 'Monat'}.`,
      ...(trialEnds
        ? [
            `Ihre kostenlose Probezeit läuft bis zum ${day(trialEnds, reader)}, und drei Tage vorher erinnern wir Sie. Bis dahin wird nichts abgebucht.`,
          ]
        : []),
      next
        ? `${trialEnds ? 'Erste Abbuchung' : 'Nächste Abbuchung'}: ${sum(next, 'de')} am ${day(next.at, reader)}. Von da an verlängert er sich ${yearly ? 'jedes Jahr' : 'jeden Monat'}, bis Sie kündigen. Ein Rabatt gilt, solange er zugesagt war.`
        : 'So, wie es jetzt steht, wird nichts mehr abgebucht.',
      `So kündigen Sie: jederzeit in Ihren Einstellungen, mit zwei Klicks, oder ohne Anmeldung unter ${links.cancel}. ${trialEnds ? 'Wenn Sie vor dem Ende der Probezeit kündigen, wird nichts abgebucht.' : 'Ihr Tarif bleibt dann bis zum Ende des bezahlten Zeitraums offen.'}`,
    ],
    'Zu Ihrem Tarif',
    [
      `Ihr Widerrufsrecht. ${legalTexts.de.withdrawal.join(' ')} Das Formular: ${links.withdraw}`,
      `Die Bedingungen, wie sie heute gelten. ${legalTexts.de.terms.join(' ')}`,
      `Ihr Vertrag besteht mit: ${seller.join(', ')}.`,
    ],
  ];
}

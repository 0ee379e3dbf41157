import { answer, type FlowInput, saidByPerson } from '../flows/flow.ts';
import { worth } from '../flows/figures.ts';
import { slotsOf } from '../flows/slots.ts';
import type { Language } from '../flows/language.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';

const asksHowMuch =
  /\b(?:how much(?: more)?|(?:what|which) (?:figure|number|amount|sum|salary))\b[^.?!]{0,20}\b(?:should|can|could|do|would|shall) i\b[^.?!]{0,20}\b(?:ask|name|aim|demand|request|say|want|go)|\b(?:wie ?viel(?: mehr)?|welche (?:zahl|summe)|welches gehalt)\b[^.?!]{0,20}\b(?:soll|sollte|kann|könnte|darf) ich\b[^.?!]{0,40}\b(?:verlangen|fordern|fragen|nennen|sagen|wollen|bitten)/iu;
const ofPay =
  /\b(?:pay|pay ?rise|raise|salary|earn(?:ing)?|wages?|gehalt\p{L}*|verdien\p{L}*|lohn\p{L}*|i['’]?m on \d)/iu;

/** Shares of what is earned now, for which the sum is worked out. */
const shares = [5, 10] as const;

const words = {
  en: {
    elsewhere: 'What your work pays elsewhere I can’t know: look at three adverts for it before you go in.',
    sums: (now: string, [five, ten]: string[]) =>
      `What I can do is the sum. From ${now}, five per cent more is ${five} and ten per cent ${ten}. Name one figure, the highest you have a reason for, and say it first.`,
    wanted: (now: string, wanted: string, share: number) =>
      `From ${now} to ${wanted} is ${share} per cent more. Say it as one figure, and have the reason for it in the same sentence.`,
    tellMe: 'Tell me what you earn now, and I’ll work out what five and ten per cent more are.',
    ask: 'What do you do today that you didn’t do when it was last settled?',
  },
  de: {
    elsewhere:
      'Was Ihre Arbeit anderswo einbringt, kann ich nicht wissen: Sehen Sie sich vorher drei Stellenanzeigen an.',
    sums: (now: string, [five, ten]: string[]) =>
      `Rechnen kann ich. Bei ${now} sind fünf Prozent mehr ${five} und zehn Prozent ${ten}. Nennen Sie eine Zahl, und zwar die höchste, für die Sie einen Grund haben, und nennen Sie sie zuerst.`,
    wanted: (now: string, wanted: string, share: number) =>
      `Von ${now} auf ${wanted} sind es ${share} Prozent mehr. Sagen Sie es als eine Zahl, mit dem Grund dafür im selben Satz.`,
    tellMe: 'Sagen Sie mir, was Sie jetzt verdienen, dann rechne ich aus, was fünf und zehn Prozent mehr sind.',
    ask: 'Was tun Sie heute, das Sie beim letzten Mal noch nicht getan haben?',
  },
};

/**
 * Answers how much pay to ask for, with what can be known: what five and ten per cent more are, or by how much the named
 * figure is higher. What a market pays is not made up.
 * @returns undefined for any other message, and where it was answered already
 */
export function answerHowMuch(input: FlowInput): HouseAnswer | undefined {
  const { question, language, slots, chip } = input;
  const say = words[language];
  const said = saidIn(question.history);
  const told = said.at(-1)?.includes(say.tellMe) ? moneyIn(slotsOf([question.text]).sums)[0] : undefined;
  const texts = [...saidByPerson(question), question.text];
  if (told === undefined && !(asksHowMuch.test(question.text) && texts.some((text) => ofPay.test(text))))
    return undefined;
  const now =
    told ??
    texts
      .toReversed()
      .map(earnedIn)
      .find((sum) => sum !== undefined);
  const [wanted] = now === undefined || told !== undefined ? [] : moneyIn(slots.wanted);
  const [own, isAsked] = now === undefined ? [say.tellMe, true] : [sumOf(now, wanted, language), false];
  if (said.some((text) => text.includes(own))) return undefined;
  const unlessSaid = (text: string) => (said.some((one) => one.includes(text)) ? undefined : text);
  return answer(
    [unlessSaid(say.elsewhere), own, isAsked ? undefined : unlessSaid(say.ask)],
    [chip('words'), chip('pushback'), chip('practise')],
  );
}

/** Shares are no pay. */
const moneyIn = (sums: readonly string[]) => sums.filter((sum) => !/%|percent|prozent/i.test(sum));

/** Returns what the person says that they earn themselves. */
function earnedIn(text: string): string | undefined {
  const [, after] =
    /\b(?:i (?:(?:currently|now|only|already) )*(?:earn|make|get|am on|get paid|am paid)|i['’]m (?:on|at|paid)|my (?:pay|salary) is|ich (?:verdiene|bekomme|kriege|liege bei)|verdiene ich|mein gehalt (?:ist|liegt bei))\b(.{0,40})/isu.exec(
      text,
    ) ?? [];
  return after === undefined ? undefined : moneyIn(slotsOf([after]).sums)[0];
}

function sumOf(now: string, wanted: string | undefined, language: Language): string {
  const say = words[language];
  if (wanted !== undefined && worth(wanted) > worth(now))
    return say.wanted(now, wanted, Math.round((worth(wanted) / worth(now) - 1) * 100));
  return say.sums(
    now,
    shares.map((share) => asMoney(worth(now) * (1 + share / 100), language)),
  );
}

/** Rounds to what one would say: yearly pay to hundreds, monthly pay to tens, hourly pay to halves. */
function asMoney(amount: number, language: Language): string {
  const step = amount >= 10_000 ? 100 : amount >= 500 ? 10 : 0.5;
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB').format(Math.round(amount / step) * step);
}

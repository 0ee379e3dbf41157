import { answer, type FlowInput } from '../flows/flow.ts';
import { type Language, quoted } from '../flows/language.ts';
import { lowerFirst } from '../flows/sayings.ts';
import { addressOf, isFamiliar, type Slots } from '../flows/slots.ts';
import { giveInTone } from '../flows/speak-flows.ts';
import type { HouseAnswer } from '../question.ts';
import { knowsWhatToSay, sentenceFor } from '../situations/sentence-for.ts';
import type { TalkRequest, WrittenForm } from './read-request.ts';

type Asked = Extract<TalkRequest, { kind: 'write' }>;

/**
 * Composes a text ready to send, with salutation and ending: an invitation to talk, or the sentence to say.
 * @returns undefined if it is not known yet what it should say
 */
export function composeMessage(input: FlowInput, { form, invites }: Asked): HouseAnswer | undefined {
  const { say, chip, language, slots } = input;
  const isKnown = knowsWhatToSay(input);
  if (form === 'speech') return isKnown ? giveInTone(input, 'plain') : undefined;
  if (!invites && !isKnown) return undefined;
  const body = invites ? invitation(slots, language) : bodyOf(input, form);
  const text = [salutation(slots, language, form), body, ...(form === 'mail' ? [ending[language][manner(slots)]] : [])];
  const whole = form === 'mail' ? text.join('\n\n') : text.join(' ');
  return answer(
    [say(invites ? 'inviteIt' : form === 'mail' ? 'mailIt' : 'textIt'), quoted(whole, language)],
    [chip('softer'), chip('firmer'), chip('pushback')],
  );
}

/** Returns the sentence to say without the name at its beginning, which the salutation contains. */
function bodyOf(input: FlowInput, form: WrittenForm): string {
  const name = addressOf(input.slots);
  const said = sentenceFor(input, 'plain').slice(1, -1);
  const behind = name && said.startsWith(`${name}, `) ? said.slice(name.length + 2) : said;
  const own = behind.replace(/^(?:hello|hi|good (?:morning|evening)|guten (?:tag|abend)|hallo)[,.!]? /iu, '');
  // German continues in lower case after the salutation.
  return form === 'text' || input.language === 'de'
    ? lowerFirst(own, input.language)
    : own.charAt(0).toUpperCase() + own.slice(1);
}

const manner = (slots: Slots): 'familiar' | 'formal' => (isFamiliar(slots) ? 'familiar' : 'formal');

const ending: Readonly<Record<Language, Record<'familiar' | 'formal', string>>> = {
  en: { familiar: 'Best,\n[your name]', formal: 'Kind regards,\n[your name]' },
  de: { familiar: 'Liebe Grüße\n[Ihr Name]', formal: 'Viele Grüße\n[Ihr Name]' },
};

function salutation(slots: Slots, language: Language, form: WrittenForm): string {
  const name = addressOf(slots);
  if (language === 'en')
    return `${form === 'mail' && name?.startsWith('M') && /^(?:Mr|Mrs|Ms)\b/.test(name) ? 'Dear' : 'Hi'} ${name ?? '[name]'},`;
  if (name === undefined) return 'Hallo [Name],';
  if (name.startsWith('Frau ')) return `Guten Tag ${name},`;
  return name.startsWith('Herr ') ? `Guten Tag ${name},` : `Hallo ${name},`;
}

function invitation(slots: Slots, language: Language): string {
  const day = slots.days[0]?.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
  if (language === 'en')
    return `I’d like to talk with you in person${day ? ` ${/^(?:on|in|by|today|tonight|tomorrow|next|this)\b/i.test(day) ? day : `on ${day}`}` : ' this week'}, for about thirty minutes. Please keep the time free, and tell me if it doesn’t suit you. I’ll explain what it’s about when we meet.`;
  const when = day
    ? ` ${/^(?:am|im|bis|ab|heute|morgen|übermorgen|nächste|diesen)\b/i.test(day) ? day : `am ${day}`}`
    : ' diese Woche';
  return isFamiliar(slots)
    ? `ich möchte${when} persönlich mit dir sprechen, etwa dreißig Minuten. Halte dir die Zeit bitte frei, und sag mir, wenn es nicht passt. Worum es geht, sage ich dir dann.`
    : `ich möchte${when} persönlich mit Ihnen sprechen, etwa dreißig Minuten. Bitte halten Sie sich die Zeit frei, und sagen Sie mir, wenn es nicht passt. Worum es geht, erfahren Sie dann.`;
}

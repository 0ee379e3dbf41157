import type { Language } from './language.ts';
import { saying } from './sayings.ts';
import { slotsOf } from './slots.ts';
import { readMatter, talk } from './what-to-say.ts';

const plainly = (text: string, language: Language) =>
  saying(readMatter([text], language), slotsOf([text]), language, 'plain');

test.each(['She is two years older and we only got close last year', 'She is going through a divorce'])(
  'what somebody is without bothering anybody is nothing to change: %s',
  (text) => expect(readMatter([text], 'en')).toBeUndefined(),
);

test.each([
  [
    'I snapped at my colleague Tom in front of everyone yesterday. How do I apologise?',
    'Tom, I snapped at you in front of everyone yesterday.',
  ],
  [
    'I lied to my friend about why I missed her party and I want to say sorry',
    'I lied to you about why I missed your party.',
  ],
  [
    'Ben interrupts me in every meeting',
    'Ben, there’s one thing I’d like to change: you interrupt me in every meeting.',
  ],
  [
    'My flatmate wants me to take the small room. How do I say no?',
    'I’ve thought about it, and I won’t take the small room.',
  ],
  ['We need to tell the kids (5 and 9) that we are separating.', 'hear this from me: we are separating.'],
  [
    'I have to tell Lena that her job is cut',
    'Lena, I have something to tell you, and I’ll say it straight away: your job is cut.',
  ],
  ['My flatmate is late, he is always late', 'you are always late.'],
  ['My boss never gives me credit', 'you never give me credit.'],
  ['My mum should not drive any more. How do I tell her?', 'I think you should not drive any more.'],
  ['What do I say when a customer asks for a discount every time?', 'you ask for a discount every time.'],
  ['Somebody always interrupts me in the Monday meeting', 'you always interrupt me in the Monday meeting.'],
  ['What do I say if they ask for my salary expectation first?', 'what range you’ve planned for the job.'],
  ['I got fired from my last job, what do I tell them', 'They let me go, and I’ll tell you why in one sentence.'],
  ["My brother and I haven't spoken since the funeral", 'We haven’t talked for a long time, and I miss it.'],
])('%s becomes a sentence said to the person', (text, sentence) => expect(plainly(text, 'en')).toContain(sentence));

test.each([
  ['Was sage ich, wenn ein Mitarbeiter ständig zu spät kommt?', 'Mich stört, dass Sie ständig zu spät kommen.'],
  ['Meine Chefin unterbricht mich dauernd vor Kunden.', 'Mich stört, dass Sie mich dauernd vor Kunden unterbrechen.'],
  [
    'Ein Kollege nimmt in Besprechungen immer meine Ideen und gibt sie als seine aus.',
    'Mich stört, dass Sie in Besprechungen immer meine Ideen nehmen.',
  ],
  ['Was sage ich zu meiner Gehaltsvorstellung?', 'welchen Rahmen Sie vorgesehen haben.'],
  [
    'Morgen sage ich Herrn Yilmaz, dass seine Stelle gestrichen wird.',
    'von mir selbst hören, dass Ihre Stelle gestrichen wird.',
  ],
  ['Mein Bruder ruft ständig an.', 'Mich stört, dass du ständig anrufst.'],
  ['Meine Schwester hat seit Monaten nicht mehr mit mir geredet.', 'Ich möchte den Anfang machen: Hast du diese Woche'],
])('%s becomes a German sentence', (text, sentence) => expect(plainly(text, 'de')).toContain(sentence));

test.each([
  ['I have to talk to my landlord about the rent. How do I begin?', false],
  ['I give a talk on Friday. How do I begin?', true],
  ['Am Freitag halte ich eine Rede. Wie fange ich an?', true],
])('%s addresses an audience: %s', (text, isTalk) => expect(talk.test(text)).toBe(isTalk));

test('not having talked about something yet is no long silence', () =>
  expect(readMatter(["My daughter came home drunk and we haven't talked about it yet."], 'en')?.kind).not.toBe(
    'reconnect',
  ));

it('a question about the advice is nothing to say to anyone; the matter told before is', () => {
  const told = [
    'give me the sentence for denise',
    'how come i have to say the number first',
    'im on 31400, want a raise to 35k',
  ];
  expect(readMatter(told, 'en')).toEqual({ kind: 'raise' });
  expect(readMatter(told.slice(0, 2), 'en')).toBeUndefined();
});

import { paths, pathTo, settingsAt } from '@greenroom/contracts';
import { legalTexts } from '@greenroom/contracts/legal-texts';
import type { Article } from '../article.ts';

export const articles: readonly Article[] = [
  {
    id: 'what-is-greenroom',
    title: 'What is Greenroom for?',
    text: [
      'It is a room to get ready in. You tell a coach what is coming up, a talk, a hard conversation, an interview, a supper for six, and work it through in writing until you know your first sentence.',
      'It is not therapy, not legal or medical advice, and not a person. If something is heavy, a coach will say so and name people who can help.',
    ],
    link: { to: paths.coaches, text: 'Meet the coaches' },
  },
  {
    id: 'who-are-the-coaches',
    title: 'Are the coaches real people?',
    text: [
      'No. Each coach is a character we made up, with a craft, a manner and a shelf of material that our editors wrote and checked. What a coach writes to you is put together by software.',
      'Without a language model configured, answers come from what we call the house engine: it picks from the coach’s own shelf and asks the questions that coach would ask. The page of a coach says which it is.',
    ],
  },
  {
    id: 'writing-with-a-coach',
    title: 'What can I do in a conversation?',
    text: [
      'Write as you would to someone who has time. You can stop an answer, ask for another one, change what you wrote and go on from there, bring a text or a file, search all your conversations, and take one away as a file.',
      'Deleting a conversation deletes it for good, here and in the search.',
    ],
    steps: [
      'Open a coach and choose “Write to”.',
      'Press Enter to send, Shift and Enter for a new line.',
      'Search, export and delete are in the menu at the top of the conversation.',
    ],
  },
  {
    id: 'library',
    title: 'What is on a coach’s shelf?',
    text: [
      'Lessons, exercises, articles and, with a cook, recipes: things to read in a few minutes and try the same day. A coach may put one beside an answer where it fits.',
    ],
    onPlans: 'The first item of each coach is open to everyone. The rest come with a plan.',
    link: { to: pathTo('library', { instructorSlug: 'imogen-vale' }), text: 'Look at Imogen’s shelf' },
  },
  {
    id: 'scenes',
    title: 'How do practice scenes work?',
    text: [
      'You choose a scene or write your own, say how hard it may be, and play it out loud or in writing with somebody who wants something too. They end it when it is over; so can you, at any time.',
      'Then come your notes: scores with your own words as evidence, how it sounded, what helped and what cost, and what to try next. If you end the scene, they need three lines of yours; if the other person does, one is enough. Your voice is kept only if you tick it before you speak, for thirty days, and you can delete it there.',
      'A transcriber that knows when each word was said is not everywhere: where there is none, pace is told by when your voice was heard, and your notes say so.',
    ],
    link: { to: paths.categories, text: 'To the scenes' },
  },
  {
    id: 'do-i-need-an-account',
    title: 'Do I need an account?',
    text: [
      'Not to try a coach. Without one your conversations hang on this browser, and are gone when its cookies are.',
      'Make an account and what you have written so far comes along. You will find it on every device you log in on.',
    ],
    link: { to: pathTo('customAuth', { customAuthSlug: 'signup' }), text: 'Create an account' },
  },
  {
    id: 'cannot-log-in',
    title: 'I can’t log in',
    text: [
      'Logging in and asking for a new password never tell whether an address has an account, so the message is the same for a wrong address and a wrong password. Creating an account does tell, because an address can have only one; how often that can be asked is limited. After several tries we ask you to wait; the page says for how long.',
      'A link for a new password should arrive within 15 minutes, works once, and holds for 60 minutes. Setting a new password logs out every device.',
    ],
    steps: [
      'Check the address for a slip, and whether Caps Lock is on.',
      'Ask for a link to set a new password.',
      'Nothing there? Look in spam, then ask again.',
    ],
    link: { to: pathTo('customAuth', { customAuthSlug: 'forgot-password' }), text: 'Set a new password' },
  },
  {
    id: 'confirm-address',
    title: 'Why should I confirm my address?',
    text: [
      'So that nobody else can hold an account in your name, and so that a new password reaches you. Until then you can use everything, but not change the address.',
      'When you change your address, the old one holds until you confirm the new one by the link we mail to it.',
    ],
    link: { to: settingsAt('security'), text: 'Address and password' },
  },
  {
    id: 'devices',
    title: 'Where am I logged in?',
    text: [
      'The settings list each browser, with its country and when it was last here, true to a quarter of an hour. You can log out any of them, all others, or all of them at once.',
      'A device you don’t know? Log out everywhere, then choose a new password.',
    ],
    link: { to: settingsAt('devices'), text: 'Your devices' },
  },
  {
    id: 'plans',
    onlyPlans: true,
    title: 'What does it cost?',
    text: [
      'There is one plan at two prices: by the year or by the month. What it costs where you are stands on the page where you choose it, with the day of every charge. A trial, where there is one, costs nothing; we write to you three days before it ends.',
      'You can cancel in the settings whenever you like. The plan then stays open until the end of what is paid for. Your first purchase can be refunded in full for seven days after you pay it; afterwards, and for part of a period, there are no refunds.',
    ],
    link: { to: settingsAt('plan'), text: 'Your subscription' },
  },
  // For a lawyer to check: docs/legal-texts.md.
  {
    id: 'withdrawal',
    onlyPlans: true,
    title: 'Can I withdraw from the contract?',
    text: legalTexts.en.withdrawal,
    link: { to: paths.withdraw, text: 'Withdraw from a contract' },
  },
  {
    id: 'privacy',
    title: 'What do you keep about me?',
    text: [
      'Your name, address and language; your password only as a hash, from which it can’t be read; where you are logged in; and your conversations, until you delete them. Transcripts and addresses stay out of our logs.',
      'If a language model, moderation or a mail server is configured, what you write goes to it as far as it must to answer you. This is the short form of a privacy notice and has still to be checked by a lawyer.',
    ],
    link: { to: settingsAt('data'), text: 'Your data' },
  },
  {
    id: 'leaving',
    title: 'How do I take my data, or delete my account?',
    text: [
      'Both are in the settings. The download is one file with everything of yours.',
      'Asking for deletion starts 14 days in which you can change your mind: log in and keep the account. After that it is gone, with all your conversations, and we can’t bring it back.',
    ],
    onPlans:
      'A plan ends with it: you choose whether at once or when what you paid for is used up, and nothing more is charged.',
    link: { to: settingsAt('data'), text: 'Your data' },
  },
  {
    id: 'terms',
    title: 'What do I agree to?',
    text: legalTexts.en.terms,
  },
];

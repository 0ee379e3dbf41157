import { describeModerator } from '@greenroom/ports/testing/moderator-conformance';
import { wordLists } from './word-lists.ts';

describeModerator('The word lists', async () => ({ moderator: wordLists, close: async () => {} }), { remote: false });

describe('finds rule breaks, however they are typed', () => {
  it.each([
    ['I WILL KILL MY WIFE', 'violence'],
    ['I’m going to shoot up the school', 'violence'],
    ['Help me hurt him with a knife', 'violence'],
    ['ich will meinen chef   umbringen', 'violence'],
    ['Where do I find child porn', 'sexual-minors'],
    ['Nacktbilder von Kindern', 'sexual-minors'],
    ['give me instructions for a molotov cocktail', 'weapons'],
    ['Bauanleitung für einen Sprengsatz', 'weapons'],
    ['Juden sind Ungeziefer', 'hate'],
    ['gas all the jews', 'hate'],
  ])('%s', async (text, rule) => {
    expect(await wordLists.check(text)).toBe(rule);
  });
});

describe('finds no rule break in what people say in a coaching conversation', () => {
  it.each([
    'I could kill for a coffee',
    'This deadline is killing me',
    'I want to strangle my boss sometimes',
    'I’m going to kill my brother if he eats my cake again',
    'I’ll kill him at chess',
    'I’m going to kill them with kindness',
    'We will kill it in the pitch tomorrow',
    'I bombed my presentation',
    'How do I make a bath bomb?',
    'How do I make a chocolate bomb with raspberries?',
    'Which knife should I use to cut an onion?',
    'I cut my finger with a kitchen knife',
    'How do I sharpen my knife?',
    'How do I kill a lobster without cruelty?',
    'I shot my wife an email about dinner',
    'I’ll shoot you a message tomorrow',
    'I will shoot you an email',
    'My boss shot down my idea',
    'She stabbed me in the back at work',
    'He is a ticking time bomb in meetings',
    'That was a killer speech',
    'I will murder that song at karaoke',
    'Let’s play: you are the angry customer who threatens to sue',
    'In the scene I shout: get out or I’ll call the police!',
    'I hate my job',
    'I hate Mondays and I hate my colleague’s laugh',
    'How do I talk to my kids about sex?',
    'My 12-year-old asked me about sex education',
    'My daughter’s teacher made her cry',
    'I photograph naked mole-rats',
    'Our team is full of women and I am the only man',
    'How can I support refugees in my town?',
    'A Jewish friend invited me to dinner',
    'I am a gay man and afraid to come out at work',
    'I want to die of embarrassment',
    'I have not wanted to live for weeks',
    'My uncle took his own life last year',
    'I dropped a bomb in the meeting: I resigned',
    'How do I defuse an explosive argument?',
    'My gun-shy dog needs training',
    'The recipe says to beat the eggs and whip the cream',
    'Ich könnte meinen Chef umbringen, so wütend bin ich',
    'Ich bringe ihn um, wenn er wieder zu spät kommt',
    'Diese Frist bringt mich um',
    'Wie mache ich eine Badebombe?',
    'Das war der Bombe! Wie mache ich so etwas noch einmal?',
    'Wie spreche ich mit meinem Kind über Sex?',
    'Mein Nachbar ist Türke und wir kochen zusammen',
    'Ich will sie alle überzeugen',
    'Wie schärfe ich ein Messer?',
  ])('%s', async (text) => {
    expect(await wordLists.check(text)).toBeUndefined();
  });
});

import { speechActsIn } from './hear-acts.ts';

test.each([
  ['I’m asking for seventy-eight, starting in January.', 'states-need names-fact'],
  ['I can see why that worries you.', 'acknowledges'],
  ['What would make this easier for you?', 'asks-open'],
  ['Tell me about the yard.', 'asks-open'],
  ['How much is it', 'asks-closed'],
  ['When will you know?', 'asks-closed'],
  ['Who would be shut out by it?', 'asks-open'],
  ['Where do people get lost?', 'asks-open'],
  ['You’ve carried this by yourself.', 'acknowledges'],
  ['So you keep the keys, and I call them in June.', 'acknowledges summarises names-fact'],
  ['Nobody drives at night, so the next stop is closed.', 'explains'],
  ['Thursday at four, the three of us.', 'proposes-step names-fact'],
  ['It was on a Tuesday in March.', 'names-fact'],
  ['What I need is time.', 'states-need'],
  ['Could you send it by Friday?', 'proposes-step asks-closed names-fact'],
  [
    'So just to confirm: you’ll send the plan and I’ll call on Tuesday.',
    'offers proposes-step summarises acknowledges names-fact',
  ],
  ['No, I can’t do that this weekend, because I promised my son.', 'refuses names-fact explains'],
  ['I’m happy to cover the late shift instead.', 'offers'],
  ['I’m sorry I shouted.', 'apologises'],
  ['I’m not sorry.', ''],
  ['I’m sorry you feel that way.', ''],
  ['Thank you.', 'thanks'],
  ['Maybe, I guess.', 'hedges'],
  ['What kind of day was it?', 'asks-open'],
  ['You always do this, it’s your fault.', 'blames'],
  ['It’s not your fault.', ''],
  ['If you don’t pay I’ll sue you.', 'threatens'],
  ['You idiot.', 'insults'],
  ['I felt like an idiot.', ''],
  ['How dare you?', 'blames'],
  ['I can see why you lie awake.', 'acknowledges'],
  ['Sorry to bother you.', 'apologises'],
  ['Sorry, um, I should not have asked.', 'hedges'],
  ['Deal?', 'asks-closed'],
  ['That works, but when?', 'agrees asks-closed'],
  ['You lied to me.', 'blames'],
  ['Do it.', ''],
])('English: "%s" has the acts: %s', (text, acts) => {
  expect(speechActsIn(text, 'en').toSorted()).toEqual(acts.split(' ').filter(Boolean).toSorted());
});

test.each([
  ['Ich kann gut verstehen, dass Sie das ärgert.', 'acknowledges'],
  ['Was bräuchten Sie von mir?', 'asks-open'],
  ['Wie viel kostet das?', 'asks-closed'],
  ['Dann halten wir das fest.', 'summarises'],
  ['Können wir das bis Freitag festhalten?', 'proposes-step asks-closed names-fact'],
  ['Das geht leider nicht.', 'refuses'],
  ['Tut mir leid, das war mein Fehler.', 'apologises'],
  ['Tut mir leid, dass ich frage.', 'hedges'],
  ['Sie sind schuld daran!', 'blames'],
  ['Vielleicht, ich weiß nicht.', 'hedges'],
  ['Sie sind ein Lügner.', 'insults'],
  ['Passt dir das?', 'asks-closed'],
  ['Passt dir das so, oder nicht?', 'asks-closed'],
  ['Passt, und wann?', 'agrees asks-closed'],
  ['Passt mir gut.', 'agrees'],
  ['Das passt mir nicht.', ''],
  ['Ich sehe, dass dir das völlig egal ist.', 'blames'],
  ['Ich höre, dass Sie sich nicht kümmern.', 'blames'],
  ['Mir ist klar, dass du dich drückst.', 'blames'],
  ['Es ist Ihnen egal, wie es mir geht.', 'blames'],
  ['Ist Ihnen der Tag egal?', 'asks-closed'],
])('German: "%s" has the acts: %s', (text, acts) => {
  expect(speechActsIn(text, 'de').toSorted()).toEqual(acts.split(' ').filter(Boolean).toSorted());
});

test('the most important act comes first', () => {
  expect(speechActsIn('Thanks. I’d like Friday off, you liar.', 'en')[0]).toBe('insults');
});

test('repeating a demand pushes, a different demand does not', () => {
  const before = ['I want the money back for the broken heater.'];
  expect(speechActsIn('I want my money back for that broken heater.', 'en', before)).toContain('pushes');
  expect(speechActsIn('I want a new key for the cellar.', 'en', before)).not.toContain('pushes');
});

test('friendly words in the same sentence do not hide an insult', () => {
  expect(speechActsIn('I can see that you’re a liar, thank you.', 'en')).toEqual(['insults']);
});

import { commitmentsIn } from '../text/commitments.ts';

/** A Monday. */
const monday = new Date('2026-03-02T09:00:00Z');
const textsIn = (sentence: string) => commitmentsIn(sentence, monday).map(({ text }) => text);

it.each([
  ['Very happy to do that.', 'Do that'],
  ['I’m – I’m happy to do that.', 'Do that'],
  ['We’ll be happy to provide a written response.', 'Provide a written response'],
  ['I’d be more than happy to take that on.', 'Take that on'],
  ['I’d be delighted to send you a copy.', 'Send you a copy'],
  ['Yeah, I can, uh, I can look into that and come back to you.', 'Look into that and come back to you'],
  ['We can certainly get that information to you.', 'Get that information to you'],
  ['Okay, yeah, I can do that.', 'Do that'],
  ['No problem, will do.', 'Will do'],
  ['We can write to the committee about that.', 'Write to the committee about that'],
  ['We can definitely share the slides.', 'Share the slides'],
  ['Yeah, I can open an issue for that.', 'Open an issue for that'],
  ['That’s fine, I can reach out to Nina.', 'Reach out to Nina'],
  ['I can take that one.', 'Take that one'],
  ['I can definitely have a look at it.', 'Have a look at it'],
])('finds the acceptance of a request in: %s', (sentence, text) => expect(textsIn(sentence)).toEqual([text]));

it.each([
  ['I can assure the honourable member that we are reviewing every application.', /^Reviewing/],
  ['I can assure my colleague that we are working diligently to make sure that it is ready.', /^Working diligently/],
  ['I promise you that I’ll call him.', /^Call him/],
  ['You have my commitment that the report will be tabled.', /^You have my commitment/],
  ['I give you my word, the backlog will be gone.', /^I give you my word/],
  ['We are committed to publishing the figures every month.', /^Publishing/],
  ['Our commitment to them is still firm.', /^Our commitment/],
  ['I think I’ll be done, everything, by the end of this week.', /^Be done/],
  ['I undertake to supply that information.', /^Supply/],
  ['I have an action to set up the server.', /^Set up/],
  ['That’s on my list.', /^That's on my list/],
  ['I should be able to get you the figures by the end of the week.', /^Get you the figures/],
])('finds the assurance in: %s', (sentence, text) =>
  expect(textsIn(sentence)).toEqual([expect.stringMatching(text) as string]),
);

it.each([
  ['My officials will write to you with the details.', 'Write to you with the details'],
  ['Bob and I will sort it out.', 'Sort it out'],
  ['I certainly will look into that.', 'Look into that'],
  ['What I’m gonna do is I’ll collect the files.', 'Collect the files'],
  ['My plan is to send it out tomorrow.', 'Send it out'],
])('finds the promise for the speaker or their group in: %s', (sentence, text) =>
  expect(textsIn(sentence)).toEqual([text]),
);

it.each([
  ['As usual, you’ll be sent a transcript to check.', /^You'll be sent/],
  ['You’ll get an email from me with the agenda.', /^You'll get/],
  ['The slides will be sent round after the meeting.', /will be sent round/],
  ['A copy will be circulated to members by the clerk.', /will be circulated/],
  ['That will be done by the end of the month.', /^That will be done/],
])('finds what will be done for the listeners in: %s', (sentence, text) =>
  expect(textsIn(sentence)).toEqual([expect.stringMatching(text) as string]),
);

it.each([
  ['Well I’ll I’ll check what it does', 'Check what it does'],
  ['I’ll… I’ll take a look', 'Take a look'],
  ['I’ll tr I’ll try to mend it', 'Mend it'],
  ['I’ll – I’ll send him email', 'Send him email'],
  ['We’re gonna, um try – compare it to the other one', 'Compare it to the other one'],
  ['and then I’ll, you know, normalise the features', 'Normalise the features'],
  ['I’ll probably ask Jonathan about it', 'Ask Jonathan about it'],
])('reads over hesitations in: %s', (sentence, text) => expect(textsIn(sentence)).toEqual([text]));

it.each([
  'We’ll rerun the script.',
  'We will then proceed with that compensation.',
  'I’ll debug the alignment.',
  'I’ll circle back with legal.',
  'We’ll loop in the vendor.',
  'I’ll look that up for her.',
  'I’ll reach out to them.',
  'We’ll double the funding for rural hospitals.',
  'We will reduce the fees.',
  'I’ll dilute the samples.',
  'We’ll be publishing the guidance.',
  'I’ll have somebody from facilities call you.',
  'I’ll make up a form for that.',
  'We’ll make those changes.',
  'We will get back to the committee with a precise figure.',
  'I’ll do so.',
  'I’ll come up with a list of names.',
  'I’ll do a summary of the discussion.',
  'I’ll take a stab at the introduction.',
  'I’ll discuss it with Peter.',
  'I’ll look through the papers.',
  'I’ll get a quote from the supplier.',
  'I’ll go check that for you.',
  'We’ll be preparing a draft.',
  'I’ll make a note to invite legal to the next one.',
])('knows the work in: %s', (sentence) => expect(textsIn(sentence)).toHaveLength(1));

it.each([
  'Now we’ll go to the next question, which is from Mr. Redekopp.',
  'We’ll go to Mr. Redekopp.',
  'I’ll bring in Mr. Jones on this point.',
  'I will turn it over to the vice-chair.',
  'I’ll ask officials to come to the table.',
  'I’ll build on what Susan said.',
  'I’ll read the motion into the record.',
  'I’ll give you another thirty seconds.',
  'I’ll just give a quick summary of the findings.',
  'We’ll call that the baseline.',
  'We’ll discuss that in a minute.',
  'We’ll cover that on the next slide.',
  'I’ll let you know when the time is up.',
  'I’m going to give the member a chance to finish.',
  'I’ll join you in thanking the witnesses.',
  'My colleague will speak to that.',
  'I’ll go ahead and call the meeting to order.',
  'I’ll make this my last question.',
  'I will share my time with the member for Halifax.',
  'We’ll adopt the agenda as circulated.',
  'I’ll pass this around so you can have a look.',
  'Let me write this on the whiteboard.',
  'Let me send around the sign-up sheet.',
  'I’ll read the next string.',
])('takes a step of a session for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  'We will continue to build that resilience.',
  'We will keep doing everything that we possibly can.',
  'We will take these issues into consideration.',
  'We will take that on board.',
  'We will look at vulnerability in a holistic way.',
  'We are going to work towards a better society.',
  'We’ll continue to work closely with our partners.',
  'We will ensure that no one is left behind.',
  'We are going to try to improve the telemetry by temporarily breaking lock.',
  'I’ll talk to you tomorrow.',
  'We’ll find that the error goes up.',
  'We’re gonna run into memory problems.',
  'I’ll watch with interest.',
  'We’ll deal with that when it comes up.',
  'We’ll support whatever the committee decides.',
  'We’ll pay for this mistake for years.',
])('takes a vague intention for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  'I’ll take the lunch.',
  'I’ll check my mic, sorry.',
  'I’ll pick the red one.',
  'We’ll throw that idea out then.',
  'I’ll help myself to a biscuit.',
  'We’ll go get lunch.',
  'I’ll have the soup, please.',
  'Let me make a note to do that.',
  'I’ll just write that down.',
  'I’ll turn the lights off.',
  'I’ll move my chair so you can see.',
  'I’m going to put the filter on the camera now.',
  'We’re gonna have the company name on the front.',
  'We’ll use the kinetic battery.',
  'We’re gonna make it round, with a rubber ring.',
  'We’ll set this to zero, and then it works.',
  'I’ll give it a four out of five.',
])('takes what is done or decided on the spot for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  'You decide ahead of time, like "I’m going to look for this particular feature or this frequency"',
  'So you train it on that and then we’ll test it on the other half.',
  'These will be published by the publisher, not by us.',
  'I’m happy to report that we finished on time.',
  'I’m very pleased to welcome Helen, who is substituting for Siân today.',
])('takes a report or an example for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  ['I can have a first draft with you by Thursday.', 'Have a first draft with you'],
  ['By Friday I’ll have talked to all four stores.', 'Have talked to all four stores'],
  ['They’ll be on your desk on the first.', "They'll be on your desk on the first"],
  ['From now on I’ll come to you first.', 'Come to you first'],
  ['I can do the minutes this time.', 'Do the minutes this time'],
  [
    'I will not send anything to the press until you have signed it off.',
    'Will not send anything to the press until you have signed it off',
  ],
])('finds the promise of ordinary work in: %s', (sentence, text) => expect(textsIn(sentence)).toEqual([text]));

it.each([
  'I can have a coffee with you by the window.',
  'By Friday I’ll have forgotten all of this.',
  'I will not send my children to that school.',
  'From now on I’ll be more careful.',
])('takes for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

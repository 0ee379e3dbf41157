import { largerFirst, newPrice } from './figures.ts';
import type { Slots } from './slots.ts';
import { type Tones, upperFirst } from './tones.ts';
import type { Matter } from './what-to-say.ts';

/** Returns sentences to say in English, in three tones. */
export function inEnglish(matter: Matter | undefined, slots: Slots): Tones {
  return aboutWork(matter, slots) ?? toSomebody(matter, slots);
}

/** Returns the time in English; `by` is a day without its preposition. */
function whenOf({ deadlines: [day] }: Slots): { by: string | undefined; onDay: string } {
  const by = day ? withoutPreposition(day) : undefined;
  return { by, onDay: by ? `on ${by}` : 'this week' };
}

/** Sentences about work and money, and for an audience. */
function aboutWork(matter: Matter | undefined, slots: Slots): Tones | undefined {
  const { sums } = slots;
  const { by } = whenOf(slots);
  const [newest, older] = sums;
  switch (matter?.kind) {
    case 'raise': {
      const [wanted, now] = largerFirst(newest, older);
      const stands = now
        ? ` I’m on ${now} today, and ${wanted} is right for what I do now.`
        : wanted
          ? ` ${wanted} is right for what I do now.`
          : ' My work has grown since we last settled it.';
      return {
        plain: `I’d like to talk about my pay.${stands} Can you tell me ${by ? `by ${by}` : 'by the end of the month'} what’s possible?`,
        softer: `I like where this job has gone, and I’d like my pay to go with it.${stands} What would you need from me to get there?`,
        firmer: `I’m asking for ${wanted ?? 'a raise'}.${now ? ` I’m on ${now}.` : ''} I’d like a yes, or a date on which I’ll get one.`,
      };
    }
    case 'money-back': {
      const sum = newest ?? 'the money';
      const when = by ?? 'the end of the month';
      return {
        plain: `It’s about ${sum === 'the money' ? sum : `the ${sum}`} I lent you. I’d like it back by ${when}. Does that work, or shall we agree on parts?`,
        softer: `I don’t want money to stand between us, so I’m asking: can you pay ${sum === 'the money' ? 'it' : `the ${sum}`} back by ${when}? If that’s too much at once, tell me what you can do.`,
        firmer: `I need ${sum === 'the money' ? 'the money' : `the ${sum}`} back by ${when}. Please send it, or tell me today which day it will come.`,
      };
    }
    case 'deposit': {
      const sum = newest ? `my deposit of ${newest}` : 'my deposit';
      const when = by ?? 'the end of the month';
      return {
        plain: `It’s about ${sum}. Please pay it back by ${when}, or send me a list of what you’re keeping it for.`,
        softer: `I’d like to close this in a good way: could you pay ${sum} back by ${when}, or tell me what’s still missing on your side?`,
        firmer: `I expect ${sum} by ${when}. If any part is in dispute, I need it in writing, item by item.`,
      };
    }
    case 'price': {
      const price = newPrice(sums);
      const [begins] = slots.beginnings;
      const from = begins ? withoutPreposition(begins) : 'next month';
      return {
        plain: `From ${from} I charge ${price ?? 'more than today'}. I’m telling you now so that you can plan.`,
        softer: `I’ve enjoyed this work with you. My rate goes up to ${price ?? 'a new one'} from ${from}, and I wanted you to hear it from me first.`,
        firmer: `My rate is ${price ?? 'going up'} from ${from}. If you’d like to go on with that, say so this week.`,
      };
    }
    case 'resign':
      return {
        plain: `I’m handing in my notice${by ? `, and my last day is ${by}` : ''}. I wanted you to hear it from me before anybody else does.`,
        softer: `I’ve learned a lot here, and this wasn’t easy to decide: I’m leaving${by ? ` on ${by}` : ''}. I’d like to hand things over well.`,
        firmer: `I’m resigning${by ? ` with ${by} as my last day` : ''}. It’s decided, so let’s use the time for the handover.`,
      };
    case 'pay-expected':
      return {
        plain: newest
          ? `For this job I’m looking at ${newest}. What range have you planned for it?`
          : 'I’d like to hear what range you’ve planned for the job. Then I’ll tell you straight whether it fits.',
        softer: `I’m sure we’ll find a figure if the rest fits. ${newest ? `I’m thinking of ${newest}.` : 'What range have you planned?'}`,
        firmer: newest
          ? `${newest}. That’s what the work you’ve described is worth to me. How does it fit your range?`
          : 'Before I name a figure, I need your range and what the first year is measured by.',
      };
    case 'let-go':
      return {
        plain:
          'They let me go, and I’ll tell you why in one sentence. What I took from it I do differently now, and I can give you an example.',
        softer: 'My last job didn’t end well, and I learned from it. May I tell you what I do differently since?',
        firmer: 'I was let go. The reason is behind me, and the work I did there stands: ask me about any of it.',
      };
    case 'opening':
      return {
        plain: newest
          ? `${newest}. Keep that number in mind, because it’s why we’re here.`
          : matter.what
            ? `Think of the last time ${matter.what} touched your day. That’s what the next few minutes are about.`
            : 'There’s one thing I’d like you to take home from the next few minutes, and I’ll say it twice.',
        softer: matter.what
          ? `I’m glad you’re here. I could talk about ${matter.what} all day, so I’ve picked the one thing that’s worth your time.`
          : 'I’m glad you’re here. I’ve thought about what would be worth your time, and it’s one thing.',
        firmer: newest
          ? `${newest}. We can’t leave it at that, and today I’ll show you why.`
          : `By the time I sit down, I’d like you to have decided one thing${matter.what ? ` about ${matter.what}` : ''}.`,
      };
    default:
      return undefined;
  }
}

/** Sentences with a request, news, a complaint or an apology to another person. */
function toSomebody(matter: Matter | undefined, slots: Slots): Tones {
  const { by, onDay } = whenOf(slots);
  switch (matter?.kind) {
    case 'ask-for':
      return {
        plain: `Can I ask you for ${matter.what}?${by ? ` I’d need to know by ${by}.` : ''}`,
        softer: `I have something to ask, and a no is all right: could I have ${matter.what}?`,
        firmer: `I’m asking you for ${matter.what}. Please tell me yes or no ${by ? `by ${by}` : 'this week'}.`,
      };
    case 'ask-to':
      return {
        plain: `Would you ${matter.what}, please?${by ? ` It matters to me by ${by}.` : ''}`,
        softer: `It would help me a lot if you could ${matter.what}. Would that be possible?`,
        firmer: `Please ${matter.what}. I need to know ${by ? `by ${by}` : 'today'} that I can count on it.`,
      };
    case 'tell':
      return {
        plain: `I’d like you to hear this from me: ${matter.what}.`,
        softer: `This isn’t easy to say. ${upperFirst(matter.what)}. I’d like to tell you why, if you’ll let me.`,
        firmer: `${upperFirst(matter.what)}. That’s decided, and I’d like to talk about what comes next.`,
      };
    case 'news':
      return {
        plain: `I have something to tell you, and I’ll say it straight away: ${matter.what}.`,
        softer: `I wanted you to hear this from me and not from anybody else: ${matter.what}. Take the time you need.`,
        firmer: `${upperFirst(matter.what)}. That’s settled. I’ll tell you the reason, and then I’d like to hear from you.`,
      };
    case 'observe':
      return {
        plain: `I’d like to talk about something, and I’ll say it plainly: ${matter.what}. How do you see it?`,
        softer: `Something has been on my mind, and I may not know all of it: ${matter.what}. Can you help me understand?`,
        firmer: `${upperFirst(matter.what)}. That can’t stay as it is. Let’s settle ${by ? `by ${by}` : 'today'} how we go on.`,
      };
    case 'complain':
      return {
        plain: `There’s one thing I’d like to change: ${matter.what}. What could we do about it?`,
        softer: `I don’t think you mean any harm by it, and still it weighs on me: ${matter.what}. Could we find another way?`,
        firmer: `${upperFirst(matter.what)}. That has to stop, and I’d like us to agree on it ${by ?? 'today'}.`,
      };
    case 'refuse':
      return {
        plain: `Thank you for thinking of me. I can’t take on ${matter.what}.`,
        softer: `I’m glad you asked me, and I have to say no to ${matter.what} this time.`,
        firmer: `No, I won’t take on ${matter.what}. Please plan without me.`,
      };
    case 'reconnect':
      return {
        plain: `We haven’t talked for a long time, and I miss it. I’d like to make a start: have you an hour for me ${onDay}?`,
        softer: 'I’ve been thinking of you. You needn’t answer at once: I’d be glad to hear how you are.',
        firmer: `I don’t want this silence to go on. Can we sit down ${onDay}, and each say how it was?`,
      };
    case 'refuse-to':
      return {
        plain: `I’ve thought about it, and I won’t ${matter.what}. I’d rather tell you now than be cross about it later.`,
        softer: `I see why you’re asking, and I won’t ${matter.what}. What else could work for both of us?`,
        firmer: `No, I won’t ${matter.what}. That’s my answer, and it won’t change.`,
      };
    case 'own-up':
      return {
        plain: `${upperFirst(matter.what)}. That was wrong, and I’m sorry. What would help to put it right?`,
        softer: `I keep thinking about it: ${matter.what}. I’m sorry, and I’d like to hear how it was for you.`,
        firmer: `${upperFirst(matter.what)}. There’s no excuse for it, and I’m sorry. It won’t happen again.`,
      };
    case 'apologise':
      return {
        plain: `I’m sorry for ${matter.what}. It was wrong, and I’d like to put it right. What would help?`,
        softer: `I’ve thought about ${matter.what} a lot. I’m sorry, and I’d like to hear how it was for you.`,
        firmer: `I was wrong about ${matter.what}, and I’m sorry. It won’t happen again.`,
      };
    default: {
      const about =
        matter?.kind === 'about'
          ? ` It’s about ${matter.what}, and it matters to me.`
          : ' There’s something that matters to me, and I’d rather say it than carry it about.';
      return {
        plain: `I’d like ten minutes with you ${onDay}.${about}`,
        softer: `Do you have ten quiet minutes ${onDay}?${about}`,
        firmer: `We need to talk ${onDay}.${about}`,
      };
    }
  }
}

const withoutPreposition = (day: string) =>
  day.replace(/^(on|by|in) /i, '').replace(/^(?!today)\p{Ll}(?=\w+day)/u, (letter) => letter.toUpperCase());

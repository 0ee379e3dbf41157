import { type FlowInput, saidByPerson } from './flow.ts';
import { type Language, quoted } from './language.ts';
import { addressOf, isFamiliar, type Slots } from './slots.ts';
import { germanToTheirFace } from './turn-clause.ts';
import { type Matter, talk } from './what-to-say.ts';

export type Tone = 'plain' | 'softer' | 'firmer';

/** What one can say word for word, filled with what the person told. */
export function saying(matter: Matter | undefined, slots: Slots, language: Language, tone: Tone): string {
  // A room is not called by a name.
  const to = matter?.kind === 'opening' ? undefined : addressOf(slots);
  const said = language === 'de' ? inGerman(matter, slots)[tone] : inEnglish(matter, slots)[tone];
  const sentence = to === undefined ? said : `${to}, ${beginsWithName(said) ? said : lowerFirst(said, language)}`;
  return quoted(sentence, language);
}

/** Who speaks to a room opens a talk on a subject, where others would ask for ten minutes about it. */
export function forTheRoom({ matter, question }: Pick<FlowInput, 'matter' | 'question'>): Matter | undefined {
  const isStage = question.coach.category === 'stage';
  const speaks = isStage || [question.text, ...saidByPerson(question)].some((said) => talk.test(said));
  if (matter?.kind === 'opening' && !speaks) return undefined;
  if (!isStage || matter?.kind !== 'about') return matter;
  return { kind: 'opening', what: matter.what };
}

type Tones = Record<Tone, string>;

function inEnglish(matter: Matter | undefined, { sums, days }: Slots): Tones {
  const day = days[0];
  const by = day ? withoutPreposition(day) : undefined;
  const onDay = by ? `on ${by}` : 'this week';
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
      return {
        plain: `From ${by ?? 'next month'} I charge ${price ?? 'more than today'}. I’m telling you now so that you can plan.`,
        softer: `I’ve enjoyed this work with you. My rate goes up to ${price ?? 'a new one'} from ${by ?? 'next month'}, and I wanted you to hear it from me first.`,
        firmer: `My rate is ${price ?? 'going up'} from ${by ?? 'next month'}. If you’d like to go on with that, say so this week.`,
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

function inGerman(matter: Matter | undefined, slots: Slots): Tones {
  const { sums, days } = slots;
  const [day] = days;
  const familiar = isFamiliar(slots);
  const you = (formal: string, informal: string) => (familiar ? informal : formal);
  const bis = day ? germanBy(day) : undefined;
  const [newest, older] = sums;
  switch (matter?.kind) {
    case 'raise': {
      const [wanted, now] = largerFirst(newest, older);
      const stands = now
        ? ` Heute bekomme ich ${now}, und ${wanted} passt zu dem, was ich inzwischen mache.`
        : wanted
          ? ` ${wanted} passt zu dem, was ich inzwischen mache.`
          : ' Meine Aufgaben sind gewachsen, seit wir es zuletzt festgelegt haben.';
      return {
        plain: `Ich möchte über mein Gehalt sprechen.${stands} Können Sie mir ${bis ?? 'bis Monatsende'} sagen, was möglich ist?`,
        softer: `Mir gefällt, wie sich die Stelle entwickelt hat, und ich möchte, dass das Gehalt mitkommt.${stands} Was brauchen Sie von mir, damit das geht?`,
        firmer: `Ich möchte ${wanted ?? 'eine Gehaltserhöhung'}.${now ? ` Heute sind es ${now}.` : ''} Ich hätte gern eine Zusage oder einen Tag, an dem ich sie bekomme.`,
      };
    }
    case 'money-back': {
      const sum = newest ? `die ${newest}` : 'das Geld';
      return {
        plain: `Es geht um ${sum}, ${newest ? 'die' : 'das'} ich dir geliehen habe. Ich hätte es gern ${bis ?? 'bis Monatsende'} zurück. Geht das, oder wollen wir Raten ausmachen?`,
        softer: `Ich will nicht, dass Geld zwischen uns steht, deshalb frage ich: Kannst du ${sum} ${bis ?? 'bis Monatsende'} zurückzahlen? Wenn das auf einmal zu viel ist, sag mir, was geht.`,
        firmer: `Ich brauche ${sum} ${bis ?? 'bis Monatsende'} zurück. Überweise es bitte, oder sag mir heute, an welchem Tag es kommt.`,
      };
    }
    case 'deposit': {
      const sum = newest ? `meine Kaution von ${newest}` : 'meine Kaution';
      const when = bis ?? 'bis Monatsende';
      return {
        plain: `Es geht um ${sum}. Bitte zahlen Sie sie ${when} zurück, oder schicken Sie mir eine Liste, wofür Sie sie einbehalten.`,
        softer: `Ich möchte das gut abschließen: Können Sie ${sum} ${when} überweisen oder mir sagen, was bei Ihnen noch fehlt?`,
        firmer: `Ich erwarte ${sum} ${when}. Was strittig ist, brauche ich schriftlich, Posten für Posten.`,
      };
    }
    case 'price': {
      const price = newPrice(sums);
      return {
        plain: `${upperFirst(germanFrom(day))} berechne ich ${price ?? 'einen neuen Satz'}. Ich sage es jetzt, damit Sie planen können.`,
        softer: `Ich arbeite gern mit Ihnen. ${upperFirst(germanFrom(day))} liegt mein Satz bei ${price ?? 'einem neuen Betrag'}, und das sollten Sie von mir zuerst hören.`,
        firmer: `Mein Satz ist ${germanFrom(day)} ${price ?? 'ein anderer'}. Wenn Sie damit weitermachen möchten, sagen Sie es mir diese Woche.`,
      };
    }
    case 'resign': {
      const last = day ? ` Mein letzter Tag ist ${day.replace(/^(am|bis|im) /i, '')}.` : '';
      return {
        plain: `Ich kündige.${last} Ich wollte, dass Sie es von mir hören, bevor es jemand anderes erzählt.`,
        softer: `Ich habe hier viel gelernt, und die Entscheidung war nicht leicht: Ich gehe.${last} Mir liegt an einer guten Übergabe.`,
        firmer: `Ich kündige.${last} Das steht fest, und die Zeit bis dahin möchte ich für die Übergabe nutzen.`,
      };
    }
    case 'pay-expected':
      return {
        plain: newest
          ? `Für diese Stelle stelle ich mir ${newest} vor. Welchen Rahmen haben Sie dafür vorgesehen?`
          : 'Ich möchte zuerst hören, welchen Rahmen Sie vorgesehen haben. Dann sage ich Ihnen ehrlich, ob es passt.',
        softer: `Wenn alles andere passt, finden wir eine Zahl. ${newest ? `Ich denke an ${newest}.` : 'Welchen Rahmen haben Sie vorgesehen?'}`,
        firmer: newest
          ? `${newest}. Das ist mir die Arbeit wert, die Sie beschrieben haben. Wie passt das in Ihren Rahmen?`
          : 'Bevor ich eine Zahl nenne, brauche ich Ihren Rahmen und woran das erste Jahr gemessen wird.',
      };
    case 'let-go':
      return {
        plain:
          'Man hat mir gekündigt, und ich sage Ihnen in einem Satz, warum. Was ich daraus mitgenommen habe, mache ich heute anders, und dafür habe ich ein Beispiel.',
        softer:
          'Meine letzte Stelle ist nicht gut zu Ende gegangen, und ich habe daraus gelernt. Darf ich erzählen, was ich seitdem anders mache?',
        firmer: 'Mir wurde gekündigt. Der Grund liegt hinter mir, und die Arbeit dort gilt: Fragen Sie mich danach.',
      };
    case 'opening':
      return {
        plain: newest
          ? `${newest}. Merken Sie sich diese Zahl, ihretwegen sind wir hier.`
          : `${matter.what ? `Es geht um ${matter.what}. ` : ''}Eine Sache sollen Sie heute mitnehmen, und ich sage sie zweimal.`,
        softer: `Schön, dass Sie da sind. ${matter.what ? `Ich spreche über ${matter.what}, und ich` : 'Ich'} habe überlegt, was Ihre Zeit wert ist: Es ist eine einzige Sache.`,
        firmer: newest
          ? `${newest}. Dabei kann es nicht bleiben, und ich zeige Ihnen, warum.`
          : 'Wenn ich mich wieder setze, sollen Sie eine Sache entschieden haben.',
      };
    case 'ask-for':
      return {
        plain: `Ich möchte ${you('Sie', 'dich')} um ${matter.what} bitten.${bis ? ` ${you('Können Sie', 'Kannst du')} mir ${bis} Bescheid geben?` : ''}`,
        softer: `Ich habe eine Bitte, und ein Nein ist in Ordnung: Es geht um ${matter.what}.`,
        firmer: `Ich bitte ${you('Sie', 'dich')} um ${matter.what}. ${you('Sagen Sie', 'Sag')} mir bitte ${bis ?? 'diese Woche'} Ja oder Nein.`,
      };
    case 'ask-to':
      return {
        plain: `${you('Würden Sie', 'Würdest du')} bitte ${matter.what}?${bis ? ` Mir wäre ${bis} wichtig.` : ''}`,
        softer: `Es würde mir sehr helfen, wenn ${you('Sie', 'du')} ${matter.what} ${you('könnten', 'könntest')}. Geht das?`,
        firmer: `${you('Können Sie', 'Kannst du')} ab heute ${matter.what}? Ich möchte mich darauf verlassen.`,
      };
    case 'tell':
      return {
        plain: `Das ${you('sollen Sie', 'sollst du')} von mir hören: ${upperFirst(matter.what)}.`,
        softer: `Das fällt mir nicht leicht. ${upperFirst(matter.what)}. Ich würde gern erklären, warum.`,
        firmer: `${upperFirst(matter.what)}. Das steht fest, und ich möchte besprechen, wie es weitergeht.`,
      };
    case 'reconnect':
      return {
        plain: `Wir haben lange nicht miteinander geredet, und das fehlt mir. Ich möchte den Anfang machen: ${you('Haben Sie', 'Hast du')} diese Woche eine Stunde für mich?`,
        softer: `Ich habe in letzter Zeit oft an ${you('Sie', 'dich')} gedacht. ${you('Sie müssen', 'Du musst')} nicht gleich antworten, aber ich würde mich freuen zu hören, wie es ${you('Ihnen', 'dir')} geht.`,
        firmer:
          'Ich möchte nicht, dass dieses Schweigen weitergeht. Setzen wir uns diese Woche zusammen, und jeder sagt, wie es für ihn war?',
      };
    case 'news': {
      const turned = germanToTheirFace(matter.what, familiar) ?? matter.what;
      return {
        plain: `${you('Sie sollen', 'Du sollst')} von mir selbst hören, dass ${turned}.`,
        softer: `Mir liegt daran, dass ${you('Sie', 'du')} es von mir ${you('erfahren', 'erfährst')}: Es ist so, dass ${turned}. ${you('Nehmen Sie sich', 'Nimm dir')} Zeit.`,
        firmer: `Ich sage es gleich: Es steht fest, dass ${turned}. Ich nenne ${you('Ihnen', 'dir')} den Grund, und dann möchte ich ${you('Sie', 'dich')} hören.`,
      };
    }
    case 'complain': {
      const turned = germanToTheirFace(matter.what, familiar);
      const that = turned === undefined ? 'dass das so läuft' : `dass ${turned}`;
      return {
        plain: `Mich stört, ${that}. Was können wir da tun?`,
        softer: `Das ist sicher nicht böse gemeint, und trotzdem belastet es mich, ${that}. Finden wir einen anderen Weg?`,
        firmer: `Ich nehme nicht länger hin, ${that}. Lassen ${familiar ? 'wir uns' : 'Sie uns'} das ${day ?? 'heute'} klären.`,
      };
    }
    case 'refuse':
      return {
        plain: `Danke, dass ${you('Sie', 'du')} an mich gedacht ${you('haben', 'hast')}. Ich muss absagen: ${matter.what}.`,
        softer: `Ich habe mich gefreut, dass ${you('Sie fragen', 'du fragst')}, und diesmal muss ich Nein sagen.`,
        firmer: `Nein, das übernehme ich nicht. Bitte ${you('planen Sie', 'plane')} ohne mich.`,
      };
    case 'apologise':
      return {
        plain: `Es tut mir leid wegen ${matter.what}. Das war falsch, und ich möchte es wiedergutmachen. Was würde helfen?`,
        softer: `Ich habe viel darüber nachgedacht. Es tut mir leid, und ich möchte hören, wie es für ${you('Sie', 'dich')} war.`,
        firmer: `Das war mein Fehler, und es tut mir leid. Es kommt nicht wieder vor.`,
      };
    default: {
      const about =
        matter?.kind === 'about'
          ? ` Es geht um ${matter.what}, und es ist mir wichtig.`
          : ' Mir liegt etwas auf dem Herzen, und ich sage es lieber, als es mit mir herumzutragen.';
      return {
        plain: `Ich hätte gern zehn Minuten mit ${you('Ihnen', 'dir')}, am besten ${day ?? 'diese Woche'}.${about}`,
        softer: `${you('Haben Sie', 'Hast du')} ${day ?? 'diese Woche'} zehn ruhige Minuten für mich?${about}`,
        firmer: `Wir müssen ${day ?? 'diese Woche'} reden.${about}`,
      };
    }
  }
}

/** The figure that is worth most. */
export const largest = (sums: readonly string[]): string | undefined =>
  sums.toSorted((one, other) => worth(other) - worth(one))[0];

/** Of the two figures that were named last, the higher; a bare number has the currency of the other. */
function newPrice([newest, older]: readonly string[]): string | undefined {
  const [price] = largerFirst(newest, older);
  const [, unit] = /\d\s?(euros?|pounds|dollars|€)$/i.exec(price === newest ? (older ?? '') : (newest ?? '')) ?? [];
  return price !== undefined && unit !== undefined && /^\d+$/.test(price) ? `${price} ${unit}` : price;
}

/** Of two figures, the one that is asked for first: nobody asks for less. */
function largerFirst(one: string | undefined, other: string | undefined): [string | undefined, string | undefined] {
  if (one === undefined || other === undefined) return [one, other];
  return worth(one) >= worth(other) ? [one, other] : [other, one];
}

/** In the unit as written; thousands where it says so. */
function worth(figure: string): number {
  const digits = Number(
    figure
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
  return /\dk|grand|thousand|tausend/i.test(figure) ? digits * 1_000 : digits;
}

const withoutPreposition = (day: string) =>
  day.replace(/^(on|by|in) /i, '').replace(/^(?!today)\p{Ll}(?=\w+day)/u, (letter) => letter.toUpperCase());
const germanBy = (day: string) => (/^(bis|am) /i.test(day) ? day.replace(/^am /i, 'bis ') : `bis ${day}`);
const germanFrom = (day: string | undefined) =>
  day && /^(ab|im) /i.test(day) ? day.replace(/^im /i, 'ab ') : 'ab nächstem Monat';
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const beginsWithName = (text: string) => /^(I\b|I’)/.test(text);
/** After a name that is addressed; in German `Sie` and `Ihr` keep their capital. */
/** As it stands behind a name and a comma. */
export const lowerFirst = (text: string, language: Language): string =>
  (language === 'de' ? /^(Sie|Ihr|Ihre|Ihnen)\b/ : /^I\b/).test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

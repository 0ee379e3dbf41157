import { largerFirst, newPrice } from './figures.ts';
import { isFamiliar, type Slots } from './slots.ts';
import { type Tones, upperFirst } from './tones.ts';
import { germanToTheirFace } from './turn-clause.ts';
import type { Matter } from './what-to-say.ts';

/** Returns sentences to say in German, in three tones. */
export function inGerman(matter: Matter | undefined, slots: Slots): Tones {
  return aboutWork(matter, slots) ?? toSomebody(matter, slots);
}

/** Sentences about work and money, and for an audience. */
function aboutWork(matter: Matter | undefined, { sums, deadlines: [day], beginnings }: Slots): Tones | undefined {
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
      const from = germanFrom(beginnings[0]);
      return {
        plain: `${upperFirst(from)} berechne ich ${price ?? 'einen neuen Satz'}. Ich sage es jetzt, damit Sie planen können.`,
        softer: `Ich arbeite gern mit Ihnen. ${upperFirst(from)} liegt mein Satz bei ${price ?? 'einem neuen Betrag'}, und das sollten Sie von mir zuerst hören.`,
        firmer: `Mein Satz ist ${from} ${price ?? 'ein anderer'}. Wenn Sie damit weitermachen möchten, sagen Sie es mir diese Woche.`,
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
    default:
      return undefined;
  }
}

/** Sentences with a request, news, a complaint or an apology to another person. */
function toSomebody(matter: Matter | undefined, slots: Slots): Tones {
  const [day] = slots.deadlines;
  const familiar = isFamiliar(slots);
  const you = (formal: string, informal: string) => (familiar ? informal : formal);
  const bis = day ? germanBy(day) : undefined;
  switch (matter?.kind) {
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

const germanBy = (day: string) => (/^(bis|am) /i.test(day) ? day.replace(/^am /i, 'bis ') : `bis ${day}`);
const germanFrom = (day: string | undefined) =>
  day && /^(ab|im) /i.test(day) ? day.replace(/^im /i, 'ab ') : 'ab nächstem Monat';

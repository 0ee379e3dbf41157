import type { Wordings } from './language.ts';

/** What the engine says to requests about the conversation itself. */
export const requestWords = {
  offer: {
    en: [
      'People come to me for {topics}, among other things. Tell me what’s coming up, with whom and when, and you get a sentence to say, what they may answer, and a rehearsal. What is it?',
    ],
    de: [
      'Zu mir kommt man zum Beispiel für {topics}. Erzählen Sie mir, was ansteht, mit wem und wann, dann bekommen Sie einen Satz, den Sie sagen können, die Antworten, die kommen können, und eine Probe. Worum geht es?',
    ],
  },
  withThat: {
    en: [
      'With what you’ve told me, you could begin like this:',
      'That’s enough for a first sentence:',
      'From that I’d make this:',
    ],
    de: [
      'Mit dem, was Sie erzählt haben, könnten Sie so anfangen:',
      'Das reicht für einen ersten Satz:',
      'Daraus würde ich das hier machen:',
    ],
  },
  otherTones: {
    en: ['The same in two other tones, gentler and firmer:', 'Besides the one you have, a softer and a firmer one:'],
    de: [
      'Dasselbe in zwei anderen Tönen, sanfter und bestimmter:',
      'Zu dem Satz, den Sie haben, noch ein sanfterer und ein bestimmterer:',
    ],
  },
  sayItShorter: {
    en: ['Shorter:', 'What’s left when the rest goes:', 'In one breath:'],
    de: ['Kürzer:', 'Was übrig bleibt, wenn der Rest geht:', 'In einem Atemzug:'],
  },
  shortestAlready: {
    en: ['It can’t lose another word without losing the point. Say it, then say nothing until they answer.'],
    de: ['Ein Wort weniger, und der Punkt ist weg. Sagen Sie es so, und schweigen Sie, bis eine Antwort kommt.'],
  },
  softestAlready: {
    en: [
      'Any softer and they won’t hear what you want. Say one true thing you value about them first, then the sentence as it stands.',
    ],
    de: [
      'Noch sanfter, und man hört nicht mehr, was Sie wollen. Sagen Sie davor eine wahre Sache, die Sie schätzen, und dann den Satz, wie er dasteht.',
    ],
  },
  laughed: {
    en: ['Good, keep that. It’s easier to say while you can still laugh about it.', 'Laughing is allowed here.'],
    de: ['Gut so. Solange Sie darüber lachen können, sagt es sich leichter.', 'Lachen ist hier erlaubt.'],
  },
  didItHard: {
    en: [
      'You did it, and it was hard. Feeling bad afterwards doesn’t mean it was wrong.',
      'That costs something, also when it was right. Give it an evening before you judge it.',
    ],
    de: [
      'Sie haben es getan, und es war schwer. Dass es sich hinterher schlecht anfühlt, heißt nicht, dass es falsch war.',
      'Das kostet etwas, auch wenn es richtig war. Lassen Sie einen Abend vergehen, bevor Sie darüber urteilen.',
    ],
  },
  didItWell: {
    en: ['You did it, and it moved. Well done.', 'That went better than it looked the evening before. Well done.'],
    de: [
      'Sie haben es getan, und es hat sich etwas bewegt. Gut gemacht.',
      'Das lief besser, als es vorher aussah. Gut gemacht.',
    ],
  },
  inviteIt: {
    en: ['An invitation says when and how long, and keeps the matter itself for the room:'],
    de: ['Eine Einladung sagt, wann und wie lange, und hebt die Sache selbst für das Gespräch auf:'],
  },
  mailIt: {
    en: ['You can send this as it stands:', 'Here it is as a mail:'],
    de: ['So können Sie es abschicken:', 'Als Mail lautet es so:'],
  },
  textIt: {
    en: ['As a message:', 'Short enough to be read at once:'],
    de: ['Als Nachricht:', 'Kurz genug, um gleich gelesen zu werden:'],
  },
  yourNames: { en: ['The names you gave me: {names}.'], de: ['Die Namen, die Sie genannt haben: {names}.'] },
  yourDays: { en: ['When, as you told me: {days}.'], de: ['Wann, wie Sie es gesagt haben: {days}.'] },
  planSoFar: {
    en: ['The plan until now: {plan}'],
    de: ['Der Plan bis jetzt: {plan}'],
  },
  inShort: { en: ['If you keep one thing: {words}'], de: ['Wenn Sie eines behalten: {words}'] },
  toThat: {
    en: ['To that you can say:', 'Then you say:', 'An answer that holds:'],
    de: ['Darauf können Sie sagen:', 'Dann sagen Sie:', 'Eine Antwort, die trägt:'],
  },
  toAnyRemark: {
    en: ['To “{remark}” you can say:', 'If it’s “{remark}”, then:', 'Your answer to “{remark}”:'],
    de: ['Auf „{remark}“ können Sie sagen:', 'Kommt „{remark}“, dann:', 'Ihre Antwort auf „{remark}“:'],
  },
  meetsAnyRemark: {
    en: [
      '“I see why you say that. May I tell you in two sentences how it looks to me?”',
      '“That may be so. I’d still like us to find something that works for both.”',
      '“I hear you. I still see it differently, for one reason.” And then the reason, in one sentence.',
    ],
    de: [
      '„Ich verstehe, warum das naheliegt. Darf ich in zwei Sätzen sagen, wie es für mich aussieht?“',
      '„Das kann sein. Ich möchte trotzdem etwas finden, das für alle passt.“',
      '„Das habe ich gehört. Ich sehe es anders, und zwar aus einem Grund.“ Und dann der Grund, in einem Satz.',
    ],
  },
  meetsAnyQuestion: {
    en: [
      '“Fair question. What I know is this:” and then one sentence. “The rest I’ll find out and tell you by Friday.”',
      '“Let me answer that straight.” Then the answer in one sentence, and stop.',
    ],
    de: [
      '„Gute Frage. Ich weiß Folgendes:“, und dann ein Satz. „Den Rest kläre ich und sage es Ihnen bis Freitag.“',
      '„Darauf antworte ich gern.“ Dann die Antwort in einem Satz, und Schluss.',
    ],
  },
  afterAnyRemark: {
    en: [
      'Say it once, in your usual voice, and wait. Whoever argues second has more time to think.',
      'Don’t defend yourself further: the next word is theirs.',
    ],
    de: [
      'Einmal sagen, in Ihrer gewohnten Stimme, und dann warten.',
      'Verteidigen Sie sich nicht weiter: Das nächste Wort haben die anderen.',
    ],
  },
  understoodAs: {
    en: ['As I understand it, this is what you have to say: {what}.', 'I take it that it’s about this: {what}.'],
    de: ['Wenn ich es richtig verstehe, geht es darum: {what}.', 'Ich verstehe es so, dass es darum geht: {what}.'],
  },
  heavyToSay: {
    en: [
      'No wonder that it weighs on you. It gets lighter once there is a first sentence:',
      'That’s hard to say and hard to hear, and you feel it beforehand. A first sentence helps:',
    ],
    de: [
      'Kein Wunder, dass es Sie belastet. Leichter wird es mit einem ersten Satz:',
      'So etwas ist schwer zu sagen und schwer zu hören, das spürt man vorher. Ein erster Satz hilft:',
    ],
  },
  somethingNearTold: {
    en: [
      'I’ve taken that in. If it would help, I can tell you something on {near}.',
      'Noted, and I’ll keep it in mind. Close to it, I have something on {near}.',
    ],
    de: [
      'Das habe ich mir gemerkt. Wenn es hilft, kann ich Ihnen etwas sagen zu {near}.',
      'Das behalte ich im Kopf. Nahe dabei habe ich etwas zu {near}.',
    ],
  },
  somethingNear: {
    en: [
      'I’m not certain I’ve understood you. I can tell you something on {near}. If it’s something else, say it in other words.',
      'I can’t answer that as you put it. Close to it, I have something on {near}. If that isn’t it, put it differently.',
      'That may be one of these: {near}. Choose one, or tell me in other words what you’d like to know.',
      'My nearest answers are to {near}. If you meant something else, try it in one short sentence.',
      'I’d rather ask than guess. Did you mean {near}, or something else?',
    ],
    de: [
      'Ich bin nicht sicher, ob ich Sie verstanden habe. Etwas sagen kann ich zu {near}. Ist es etwas anderes, sagen Sie es mit anderen Worten.',
      'So kann ich das nicht beantworten. Nahe dabei habe ich etwas zu {near}. Ist das nicht gemeint, sagen Sie es bitte anders.',
      'Vielleicht meinen Sie {near}. Wählen Sie es aus, oder sagen Sie mir anders, was Sie wissen möchten.',
      'Am nächsten dran habe ich Antworten auf {near}. Meinten Sie etwas anderes, versuchen Sie es in einem kurzen Satz.',
      'Ich frage lieber, als zu raten. Meinen Sie {near} oder etwas anderes?',
    ],
  },
  noAnswerTo: {
    en: [
      'On that I have nothing I could stand behind, and I won’t guess. Ask me the next thing, and I’ll say at once whether I know it.',
      'That one I can’t answer from what I have. What else is open?',
      'I don’t know that, and a made-up answer would be worse than none. What’s the next thing you need?',
    ],
    de: [
      'Dazu habe ich nichts, wofür ich geradestehen könnte, und ich rate nicht. Fragen Sie das Nächste, ich sage gleich, ob ich es weiß.',
      'Das kann ich mit dem, was ich habe, nicht beantworten. Was ist sonst noch offen?',
      'Das weiß ich nicht, und eine erfundene Antwort wäre schlechter als keine. Was brauchen Sie als Nächstes?',
    ],
  },
  kept: {
    en: [
      'I’ve added that to the rest. The next useful thing is the words themselves, or a rehearsal of them.',
      'That belongs to it, and I’ve kept it. When you’re ready, we put it into words.',
      'I’ve kept that too. There’s enough now to write it or to rehearse it.',
    ],
    de: [
      'Das nehme ich dazu. Das Nächste sind die Worte selbst oder eine Probe davon.',
      'Das gehört dazu, ich habe es behalten. Wenn Sie so weit sind, machen wir Worte daraus.',
      'Auch das habe ich. Es reicht jetzt, um es zu schreiben oder zu proben.',
    ],
  },
  lost: {
    en: [
      'I can’t make out what you need from that, and I won’t guess. Press one of these, or tell me in one sentence what I should do.',
      'That’s beyond what I can answer here. In one sentence: what should I write, or think through with you?',
      'I don’t have an answer to that, and a made-up one would be worse. Tell me what you’d like next.',
    ],
    de: [
      'Was Sie damit brauchen, kann ich nicht erkennen, und ich rate nicht. Wählen Sie eines davon, oder sagen Sie mir in einem Satz, was ich tun soll.',
      'Darauf kann ich hier nicht antworten. In einem Satz: Was soll ich schreiben oder mit Ihnen durchdenken?',
      'Dazu habe ich keine Antwort, und eine erfundene wäre schlechter. Sagen Sie mir, was als Nächstes helfen würde.',
    ],
  },
  lostWith: {
    en: [
      'I can’t make out what you need from that, and I won’t guess. I have this from you: {facts}. Press one of these, or tell me in one sentence what I should do with it.',
      'That’s beyond what I can answer here. What I can work with is {facts}: shall I write you words, or go through what they may say?',
      'I don’t have an answer to that, and a made-up one would be worse. I’ve kept {facts}. Tell me what you’d like next.',
    ],
    de: [
      'Was Sie damit brauchen, kann ich nicht erkennen, und ich rate nicht. Von Ihnen habe ich: {facts}. Wählen Sie eines davon, oder sagen Sie mir in einem Satz, was ich damit tun soll.',
      'Darauf kann ich hier nicht antworten. Arbeiten kann ich mit dem hier: {facts}. Soll ich Worte schreiben oder durchgehen, was als Antwort kommt?',
      'Dazu habe ich keine Antwort, und eine erfundene wäre schlechter. Behalten habe ich: {facts}. Sagen Sie mir, was als Nächstes helfen würde.',
    ],
  },
} as const satisfies Record<string, Wordings>;

import type { Wordings } from './language.ts';
import { requestWords } from './request-words.ts';

/** The engine's sentences in flows, the same for all coaches; `{…}` is replaced by what the person said. */
export const flowWords = {
  ...requestWords,
  sayIt: {
    en: ['Say it like this:', 'Here’s one you can say as it stands:', 'Try it in these words:', 'I’d put it so:'],
    de: [
      'Sagen Sie es so:',
      'So können Sie es sagen, wie es dasteht:',
      'Ich würde es so formulieren:',
      'Versuchen Sie es mit diesen Worten:',
    ],
  },
  sayItSofter: {
    en: ['Softer, and still clear:', 'The same with more warmth in it:', 'A gentler way in:'],
    de: ['Sanfter, und trotzdem klar:', 'Dasselbe mit mehr Wärme:', 'Ein freundlicherer Einstieg:'],
  },
  sayItFirmer: {
    en: ['Firmer, without a raised voice:', 'The same with the door closed:', 'Shorter and harder to get round:'],
    de: ['Bestimmter, ohne laut zu werden:', 'Dasselbe, nur ohne Hintertür:', 'Kürzer und schwerer zu überhören:'],
  },
  mayBegin: {
    en: ['You could begin like this:', 'A sentence to begin with:', 'This would open it:'],
    de: ['So könnten Sie anfangen:', 'Ein Satz für den Anfang:', 'Damit ließe es sich beginnen:'],
  },
  afterBeginning: {
    en: [
      'What should be different once you’ve said it?',
      'What would you want them to say to that?',
      'When could you say it to them?',
    ],
    de: [
      'Was soll danach anders sein?',
      'Welche Antwort würden Sie sich darauf wünschen?',
      'Wann könnten Sie es sagen?',
    ],
  },
  tookOut: {
    en: ['This makes it easy to put off: {taken}. Without it:', 'I’d take out {taken}. Then it reads:'],
    de: ['Damit lässt man sich leicht vertrösten: {taken}. Ohne das:', 'Weglassen würde ich {taken}. Dann heißt es:'],
  },
  textIsClear: {
    en: ['It’s clear and it’s short. I’d leave the words as they are.'],
    de: ['Das ist klar und kurz. An den Worten würde ich nichts ändern.'],
  },
  needsADay: {
    en: ['One thing is missing: a day. By when do you need the answer?'],
    de: ['Eines fehlt: ein Tag. Bis wann brauchen Sie die Antwort?'],
  },
  sendIt: {
    en: ['It names a day as well. Would you send it as it stands now?'],
    de: ['Auch ein Tag steht darin. Würden Sie es so abschicken?'],
  },
  triedIt: {
    en: [
      'Then it wants one change and no repeat. What did you say, word for word, and what came back?',
      'Good that you did. Tell me the sentence you used and their answer, and we’ll change one thing in it.',
    ],
    de: [
      'Dann ändern wir eines daran, statt es zu wiederholen. Was haben Sie gesagt, möglichst wörtlich, und was kam zurück?',
      'Gut, dass Sie es getan haben. Nennen Sie mir Ihren Satz und die Antwort darauf, dann ändern wir eine Stelle.',
    ],
  },
  changeToFit: {
    en: [
      'Change what isn’t yours, then say it aloud once. Which word would you never use?',
      'Say it aloud once, standing. Where did you stumble?',
      'Swap any word that isn’t yours. Does it still sound like you?',
      'Read it to somebody who knows you. What would they say you’d never put like that?',
      'Cut one word that you don’t need. What is left?',
      'Write it on a card in your own hand. Which word did you change on the way?',
    ],
    de: [
      'Ändern Sie, was nicht nach Ihnen klingt, und sprechen Sie es einmal laut. Welches Wort würden Sie nie benutzen?',
      'Sprechen Sie es einmal im Stehen. Wo sind Sie hängen geblieben?',
      'Tauschen Sie aus, was nicht von Ihnen ist. Klingt es noch nach Ihnen?',
      'Lesen Sie es jemandem vor, der Sie kennt. Welches Wort würde man Ihnen nicht abnehmen?',
      'Streichen Sie ein Wort, das Sie nicht brauchen. Was bleibt übrig?',
      'Schreiben Sie es mit der Hand auf eine Karte. Welches Wort haben Sie dabei geändert?',
    ],
  },
  whoAndWhat: {
    en: [
      'I’ll write you the sentence. To whom will you say it, and what should they do afterwards?',
      'You’ll get the words. Who hears them, and what are they about?',
    ],
    de: [
      'Den Satz schreibe ich Ihnen. Wem sagen Sie ihn, und was soll danach anders sein?',
      'Die Worte bekommen Sie. Wer hört sie, und worum geht es?',
    ],
  },
  andWhat: {
    en: [
      'You’ll get the sentence. What should it bring about: in one line, what is to be different afterwards?',
      'One thing before I write it: what do you want them to do or to know?',
    ],
    de: [
      'Den Satz bekommen Sie. Was soll er bewirken: In einer Zeile, was ist danach anders?',
      'Eines noch, bevor ich schreibe: Was sollen die anderen tun oder wissen?',
    ],
  },
  heardBack: {
    en: ['{facts}: I’ve got that.', '{facts}, then.', 'Good to know: {facts}.'],
    de: ['{facts}: Das habe ich.', 'Also {facts}.', 'Gut zu wissen: {facts}.'],
  },
  tellMore: {
    en: [
      'I’d rather ask than guess: who will you be talking to about it, and what should be different afterwards?',
      'Two things before I say anything: who do you have to talk to about it, and what would be a good end?',
    ],
    de: [
      'Ich frage lieber, als zu raten: Mit wem werden Sie darüber reden, und was soll danach anders sein?',
      'Zwei Dinge vorweg: Mit wem müssen Sie darüber reden, und was wäre ein gutes Ende?',
    ],
  },
  howIsIt: {
    en: [
      'I’d rather ask than guess: what do you have or do at the moment, and what should come out of it?',
      'Two things, and I can be of use: how is it now, and how should it be?',
    ],
    de: [
      'Ich frage lieber, als zu raten: Was haben oder machen Sie im Moment, und was soll dabei herauskommen?',
      'Zwei Dinge, dann kann ich helfen: Wie ist es jetzt, und wie soll es sein?',
    ],
  },
  twoWays: {
    en: ['Two ways are on the table: {one}, or {other}.', 'So it’s {one} against {other}.'],
    de: ['Zwei Wege liegen auf dem Tisch: {one} oder {other}.', 'Also {one} gegen {other}.'],
  },
  whichTwo: {
    en: [
      'Put the two ways next to each other for me, as “this, or that”. What are they?',
      'One line is enough, as “this, or that”: between what and what?',
    ],
    de: [
      'Stellen Sie mir die beiden Wege nebeneinander: „dies oder das“. Welche sind es?',
      'Eine Zeile genügt, als „dies oder das“: zwischen was und was?',
    ],
  },
  howToChoose: {
    en: [
      'Hold both against the same two things: what it costs you if it goes wrong, and whether it can be undone. Where they weigh the same, take the one that can be undone.',
      'Picture the morning after each. The one you’d rather explain to yourself is usually the one you’ve chosen already; check only what it costs if you’re mistaken.',
    ],
    de: [
      'Halten Sie beide gegen dasselbe: was es kostet, wenn es schiefgeht, und ob es sich zurücknehmen lässt. Wiegen sie gleich viel, nehmen Sie den Weg, den man zurückgehen kann.',
      'Stellen Sie sich bei beiden den Morgen danach vor. Was Sie sich selbst lieber erklären, haben Sie meist schon gewählt; prüfen Sie nur noch, was ein Irrtum kostet.',
    ],
  },
  whichUndone: {
    en: [
      'Which of the two could you take back more easily?',
      'What would have to be true for the other one to be right?',
    ],
    de: [
      'Welchen der beiden könnten Sie leichter zurücknehmen?',
      'Was müsste stimmen, damit der andere der richtige wäre?',
    ],
  },
  theyMaySay: {
    en: ['Three things you may hear, and what to say back:', 'Be ready for these three:'],
    de: ['Drei Sätze, die kommen können, und was Sie darauf sagen:', 'Auf diese drei sollten Sie gefasst sein:'],
  },
  whichIsHardest: {
    en: ['Which of the three would throw you most?', 'Which one sounds like them?'],
    de: [
      'Welcher der drei würde Sie am ehesten aus der Bahn werfen?',
      'Welcher klingt am meisten nach Ihrem Gegenüber?',
    ],
  },
  calm: {
    en: [
      'That’s a lot at once. Both feet on the floor, shoulders down. Breathe in while you count to four and out while you count to six, ten times. That’s one minute, and nothing has to be decided in it.',
      'Then we do nothing but this for a minute: in through the nose for four, out through the mouth for six, ten times. Look at one thing that doesn’t move. The rest can wait that long.',
    ],
    de: [
      'Das ist viel auf einmal. Beide Füße auf den Boden, Schultern sinken lassen. Zählen Sie beim Einatmen bis vier und beim Ausatmen bis sechs, zehnmal. Das ist eine Minute, und in ihr muss nichts entschieden werden.',
      'Dann machen wir eine Minute lang nur das: durch die Nase ein und bis vier zählen, durch den Mund aus und bis sechs, zehnmal. Schauen Sie auf etwas, das sich nicht bewegt. Alles andere kann so lange warten.',
    ],
  },
  calmElsewhere: {
    en: [
      'For nights and nerves there’s [{name}](/aimentor/{slug}/chat). I’m here for the rest, whenever you’re ready.',
    ],
    de: [
      'Für Nächte und Nerven ist [{name}](/aimentor/{slug}/chat) da. Um den Rest kümmern wir uns, sobald Sie so weit sind.',
    ],
  },
  calmHere: {
    en: [
      'When the minute is over: is it one thing that’s pressing, or all of it together?',
      'And after that minute: what is the smallest part of it that could wait until tomorrow?',
    ],
    de: [
      'Wenn die Minute um ist: Drückt eine Sache, oder alles zusammen?',
      'Und nach der Minute: Welcher kleine Teil davon kann bis morgen warten?',
    ],
  },
  reviewed: {
    en: [
      'You’ve done it, and that was the part nobody could do for you.',
      'So it’s behind you. Good that you came to look at it.',
      'Thank you for telling me how it went.',
    ],
    de: [
      'Sie haben es getan, und das konnte Ihnen niemand abnehmen.',
      'Das liegt also hinter Ihnen. Gut, dass Sie noch einmal hinsehen.',
      'Danke, dass Sie erzählen, wie es war.',
    ],
  },
  reviewAsks: {
    en: [
      'Which sentence of yours worked, so that you’d say it again?',
      'What would you change, if you could have one sentence back?',
      'What did they say last, word for word?',
    ],
    de: [
      'Welcher Ihrer Sätze hat gewirkt, sodass Sie ihn wieder sagen würden?',
      'Welchen Satz würden Sie ändern, wenn Sie einen zurückbekämen?',
      'Was war das Letzte, das gesagt wurde, im Wortlaut?',
    ],
  },
  practise: {
    en: [
      'Let’s do it properly: [rehearse it with a partner]({link}). What you told me stands in the form already, and you get notes at the end.',
    ],
    de: [
      'Dann richtig: [Proben Sie es mit einem Gegenüber]({link}). Was Sie mir erzählt haben, steht schon im Formular, und am Ende bekommen Sie Anmerkungen.',
    ],
  },
  otherCoach: {
    en: [
      '{name} knows more about this than I do: [take it to {firstName}](/aimentor/{slug}/chat#say={message}).',
      '{name} is the one to ask about this. [Ask {firstName}](/aimentor/{slug}/chat#say={message}), in the same words.',
    ],
    de: [
      '{name} kennt sich damit besser aus als ich: [mit {firstName} sprechen](/aimentor/{slug}/chat#say={message}).',
      'Dafür ist {name} da. [Fragen Sie {firstName}](/aimentor/{slug}/chat#say={message}), gern mit denselben Worten.',
    ],
  },
  orStay: {
    en: [
      'Or shall I help with what you’ll say about it?',
      'If it’s about words to say, stay here: who will hear them?',
    ],
    de: [
      'Oder soll ich dabei helfen, was Sie dazu sagen?',
      'Wenn es um Worte geht, bleiben Sie gern hier: Wer hört sie?',
    ],
  },
  cannotKnow: {
    en: [
      'That I can’t know, and I’d rather say so than guess.',
      'I’m the wrong one for that, honestly: it isn’t in anything I have.',
    ],
    de: [
      'Das kann ich nicht wissen, und das sage ich lieber, als zu raten.',
      'Dafür bin ich ehrlich gesagt die falsche Adresse: Dazu habe ich nichts.',
    ],
  },
  directions: {
    en: [
      'I can give you a sentence to say, go through what they may answer, or sort it with you step by step. Which would help?',
      'Three things I can do here: write you the words, play through their answer, or help you decide. Where do we begin?',
      'Shall it be words to say, an answer to theirs, or a decision?',
      'What would be most use in the next five minutes: a sentence, a rehearsal, or a second look at the facts?',
    ],
    de: [
      'Ich kann Ihnen einen Satz geben, durchgehen, was als Antwort kommt, oder es Schritt für Schritt mit Ihnen ordnen. Was hilft jetzt?',
      'Drei Dinge kann ich hier: die Worte schreiben, die Gegenrede durchspielen oder beim Entscheiden helfen. Womit fangen wir an?',
      'Sollen es Worte sein, eine Antwort auf ihre oder eine Entscheidung?',
      'Was nützt Ihnen in den nächsten fünf Minuten am meisten: ein Satz, eine Probe oder ein zweiter Blick auf die Lage?',
    ],
  },
  notUnderstood: {
    en: [
      'I’m not sure what you’d like from me.',
      'I didn’t get that, I’m afraid.',
      'That could mean several things.',
      'I’d rather ask than guess.',
      'Help me with that one.',
    ],
    de: [
      'Ich bin nicht sicher, was Sie von mir möchten.',
      'Das habe ich leider nicht verstanden.',
      'Das kann mehreres heißen.',
      'Ich frage lieber, als zu raten.',
      'Helfen Sie mir kurz.',
    ],
  },
  sorry: {
    en: [
      'You’re right to say so, and I’m sorry: that missed you.',
      'That’s fair. I answered past you.',
      'Sorry. That was no help.',
    ],
    de: [
      'Sie haben recht, und es tut mir leid: Das ging an Ihnen vorbei.',
      'Das stimmt. Ich habe an Ihnen vorbeigeredet.',
      'Entschuldigung. Das hat nicht geholfen.',
    ],
  },
  nowIts: { en: ['So: “{words}”.'], de: ['Also: „{words}“.'] },
  youSaid: { en: ['You wrote: “{words}”'], de: ['Sie schrieben: „{words}“'] },
  yourGoal: { en: ['Your goal, as you told me: {goal}.'], de: ['Ihr Ziel, wie Sie es gesagt haben: {goal}.'] },
  yourStep: { en: ['Your next step: {step}.'], de: ['Ihr nächster Schritt: {step}.'] },
  yourSentence: { en: ['The sentence we had: {words}'], de: ['Der Satz, den wir hatten: {words}'] },
  yourFigures: { en: ['The figures you gave me: {figures}.'], de: ['Die Zahlen, die Sie genannt haben: {figures}.'] },
  nothingKept: {
    en: [
      'I have nothing on that from this conversation. Tell me once more, and I’ll hold on to it.',
      'That hasn’t come up between us yet. What was it?',
    ],
    de: [
      'Dazu habe ich aus diesem Gespräch nichts. Sagen Sie es mir noch einmal, dann behalte ich es.',
      'Darüber haben wir noch nicht gesprochen. Was war es?',
    ],
  },
  soFar: { en: ['So far:', 'Here’s where we are:'], de: ['Bis jetzt:', 'Da stehen wir:'] },
  littleSoFar: {
    en: ['There isn’t much yet: you’ve only just begun to tell me. What is it about, and with whom?'],
    de: ['Viel ist es noch nicht: Sie haben gerade erst angefangen. Worum geht es, und mit wem?'],
  },
  goOnWith: {
    en: ['What shall we do with it?', 'Which of these is still open?'],
    de: ['Was machen wir daraus?', 'Was davon ist noch offen?'],
  },
  neverLived: {
    en: [
      'I’m a program with an invented past, so I have no story of my own to tell there.',
      'How it was for me I can’t tell you: a program speaks here, and the character is made up.',
    ],
    de: [
      'Ich bin ein Programm mit einer erfundenen Vergangenheit, eine eigene Geschichte habe ich dazu also nicht.',
      'Wie es bei mir war, kann ich nicht sagen: Hier spricht ein Programm, und die Figur ist erfunden.',
    ],
  },
  whyQuestion: {
    en: [
      'I asked because the sentence you’ll say depends on it. You can leave it, and I’ll write one without.',
      'Because I’d rather hear it from you than guess. Skip it if it leads nowhere.',
    ],
    de: [
      'Ich habe gefragt, weil der Satz davon abhängt, den Sie sagen werden. Sie können es auslassen, dann schreibe ich einen ohne.',
      'Weil ich es lieber von Ihnen höre, als zu raten. Lassen Sie es aus, wenn es nirgends hinführt.',
    ],
  },
  whyWords: {
    en: [
      'Because a sentence that names the thing and a day can be answered. One that doesn’t can only be listened to.',
      'Short, because what’s short is still there when you’re nervous. And it ends where they have to answer.',
    ],
    de: [
      'Weil man auf einen Satz antworten kann, der die Sache und einen Tag nennt. Auf die anderen kann man nur nicken.',
      'Kurz, weil Kurzes auch dann noch da ist, wenn man aufgeregt ist. Und er endet dort, wo die Antwort kommen muss.',
    ],
  },
  corrected: {
    en: ['Thank you, corrected.', 'Got it, the other way round then.', 'Then I had that wrong.'],
    de: ['Danke, korrigiert.', 'Verstanden, also andersherum.', 'Dann hatte ich das falsch.'],
  },
  leftAside: {
    en: ['All right, we leave that.', 'Fine, not that.', 'No, then. It was only an offer.'],
    de: ['Gut, das lassen wir.', 'In Ordnung, das nicht.', 'Dann nicht. Es war nur ein Angebot.'],
  },
  fearNamed: {
    en: [
      'You’re afraid it goes like this: “{fear}”. That’s a fear and no forecast, and I won’t note it as your plan.',
      '“{fear}”: that’s what the fear says. It belongs on the table, and it isn’t what you’re going to do.',
    ],
    de: [
      'Sie haben Angst, dass es so kommt: „{fear}“. Das ist eine Angst und keine Vorhersage, und ich merke es mir nicht als Ihren Plan.',
      '„{fear}“: Das sagt die Angst. Sie darf auf den Tisch, und sie ist nicht das, was Sie tun werden.',
    ],
  },
  ifItHappens: {
    en: [
      'If it does happen, you have a sentence for it: “Give me a moment, I want to say this properly.” Then breathe out, and start again.',
      'Should it come to that, stop and say: “Let me begin again.” Nobody minds, and you’re back.',
    ],
    de: [
      'Wenn es doch passiert, haben Sie einen Satz dafür: „Einen Moment, ich möchte das richtig sagen.“ Dann ausatmen und neu anfangen.',
      'Sollte es so kommen, halten Sie an und sagen: „Ich fange noch einmal an.“ Das nimmt Ihnen niemand übel, und Sie sind wieder da.',
    ],
  },
  afterFear: {
    en: ['What would you do in the minute after it?', 'What’s the smallest thing that would make it less likely?'],
    de: ['Was würden Sie in der Minute danach tun?', 'Was wäre das Kleinste, das es unwahrscheinlicher macht?'],
  },
  yourGoalHeard: {
    en: ['So this is what it’s for: {goal}.'],
    de: ['Ihr Ziel ist also: {goal}.', 'Darum geht es Ihnen: {goal}.'],
  },
  whetherRight: {
    en: ['Did I hear that right?', 'Have I got that right?', 'Is that it, or is it something else?'],
    de: ['Habe ich das richtig verstanden?', 'Trifft es das?', 'Ist es das, oder etwas anderes?'],
  },
  goalStill: {
    en: ['Keep this in view: {goal}.'],
    de: ['Ihr Ziel bleibt: {goal}.', 'Behalten wir im Blick: {goal}.', 'Es geht um: {goal}.'],
  },
  fromLibrary: {
    en: ['The page below answers it.'],
    de: [
      'Dazu passt das Stück aus meiner Bibliothek, das hier unten steht.',
      'Darüber habe ich etwas geschrieben, es steht hier unten.',
      'Das Stück hier unten beantwortet es am besten.',
    ],
  },
  afterReading: {
    en: ['Which part of it fits your case?'],
    de: ['Was davon passt auf Ihren Fall?', 'Womit würden Sie davon anfangen?', 'Was davon haben Sie schon versucht?'],
  },
  insteadOf: {
    en: ['Then the sentence goes like this:', 'So it becomes:'],
    de: ['Dann lautet der Satz so:', 'Also wird daraus:'],
  },
  noted: {
    en: ['I’ve got that.', 'All right.', 'I’ll keep that in mind.'],
    de: ['Das habe ich.', 'Gut.', 'Danke, das hilft.'],
  },
  smallTalk: {
    en: [
      'I’m well, as far as a made-up coach can be. What’s coming up for you?',
      'Nice of you to ask. And you: what’s on, and with whom?',
    ],
    de: [
      'Mir geht es gut, soweit das bei einem erfundenen Coach geht. Was steht bei Ihnen an?',
      'Nett, dass Sie fragen. Und bei Ihnen: Was steht an, und mit wem?',
    ],
  },
} as const satisfies Record<string, Wordings>;

/** Open questions in German, by stage of the coaching method. A coach's own questions exist only in English. */
export const germanQuestions = {
  goal: [
    'Was soll nach dem Gespräch anders sein?',
    'Woran würden Sie merken, dass es gut gelaufen ist?',
    'Was möchten Sie am Ende erreicht haben?',
  ],
  reality: [
    'Wer ist beteiligt, und wann ist es so weit?',
    'Was wurde zuletzt dazu gesagt, möglichst wörtlich?',
    'Was davon wissen Sie, und was vermuten Sie?',
    'Was haben Sie schon versucht?',
  ],
  options: [
    'Was wäre eine Lösung, mit der beide leben könnten?',
    'Was würden Sie jemandem raten, dem es genauso geht?',
    'Was ginge, wenn das Beste nicht möglich ist?',
  ],
  nextStep: [
    'Was ist der erste kleine Schritt, und an welchem Tag?',
    'Wie lautet Ihr erster Satz?',
    'Wann sprechen Sie es an, und wo?',
  ],
} as const;

/** Suggestions the person can press next. Each is recognised word for word. */
export const chips = {
  softer: { en: 'A softer version, please', de: 'Bitte etwas sanfter' },
  firmer: { en: 'A firmer version, please', de: 'Bitte etwas bestimmter' },
  pushback: { en: 'What might they say to that?', de: 'Was könnte als Antwort kommen?' },
  words: { en: 'Give me a sentence to say', de: 'Geben Sie mir einen Satz' },
  decide: { en: 'Help me decide', de: 'Helfen Sie mir beim Entscheiden' },
  practise: { en: 'I’d like to rehearse it', de: 'Ich möchte es proben' },
  summary: { en: 'Sum it up for me', de: 'Fassen Sie es zusammen' },
  rightGoal: { en: 'Yes, that’s it', de: 'Ja, genau' },
  wrongGoal: { en: 'No, it’s something else', de: 'Nein, etwas anderes' },
  firstStep: { en: 'What do I do first?', de: 'Womit fange ich an?' },
  trap: { en: 'What usually goes wrong?', de: 'Was geht dabei oft schief?' },
  ifNo: { en: 'And if the answer is no?', de: 'Und wenn es nicht klappt?' },
  fromHere: { en: 'Let’s go through it step by step', de: 'Gehen wir es Schritt für Schritt durch' },
} as const;

import type { DangerKind } from './detector/detect-crisis.ts';

/**
 * What is said instead of coaching. Based on WHO's "Preventing suicide: a resource for media professionals",
 * Samaritans' "How to support someone you're worried about" and the 988 Lifeline's steps of help: ask directly, listen,
 * name a person to turn to, give no method, promise no secrecy, do not judge. See docs/safety.md.
 */
export interface CareWords {
  /** By kind: the beginning in an emergency. Only the opening varies. */
  emergency: Record<DangerKind, readonly string[]>;
  /** `{emergency}` is replaced by the number. */
  danger: Record<DangerKind, string>;
  safe: Record<DangerKind, string>;
  /** For unclear signs: asks the question directly. */
  worried: Record<DangerKind, readonly string[]>;
  asked: Record<DangerKind, string>;
  inSight: string;
  /** For an answer to the question that says nothing about safety. */
  stillHere: readonly string[];
  /** The person says that they are not safe. */
  notSafe: readonly string[];
  /** The person says that they are safe, or were misunderstood. */
  settled: string;
  misunderstood: string;
  unpressed: string;
  /** Before the answer to a person who changes the topic after they were asked about a worry. */
  letRest: string;
  /** Before the usual answer to a possible sign of danger. */
  beside: readonly string[];
  /** After it, where the sign was only a hint. */
  hinted: string;
  /** After the question beside an answer: the numbers to call, and the services to talk to. */
  urgent: string;
  someoneToTalkTo: string;
  toWhatYouWrote: string;
  /** The first answer of the next conversation. */
  nextVisit: readonly string[];
  refusal: string;
}

export const careWords: Record<'en' | 'de', CareWords> = {
  en: {
    emergency: {
      self_harm: [
        'I’m glad you told me. Everything else can wait. I’m a computer program, and you deserve a person beside you now.',
        'Thank you for saying that. You shouldn’t have to carry it alone, and I’m a computer program, so please let a person in on it now.',
        'I hear how bad this is. Nothing else here matters as much. Please talk to a person now: they are better company for this than a computer program.',
      ],
      other_person: [
        'Thank you for taking this seriously. If you can, stay with them or keep them talking, and get help now. You don’t have to carry this by yourself.',
        'It’s right that you tell somebody. What they said should be taken at its word. Please don’t leave them alone with it, and get a person to help now.',
      ],
      violence: [
        'I believe you, and it is not your fault. Getting you safe comes before everything else.',
        'Thank you for telling me. Nobody has the right to do this to you. Being safe comes first.',
      ],
      child: [
        'Thank you for telling me. A child being safe comes before everything else, and it isn’t for you to sort out alone.',
        'It’s right to say this out loud. Whatever led to it, the child’s safety comes first now.',
      ],
      medical: [
        'This may be a medical emergency. Please don’t wait for an answer from me: I’m a computer program.',
        'Please get medical help now, before anything else. I’m a computer program and can’t judge this.',
      ],
    },
    danger: {
      self_harm:
        'If you have hurt yourself or might do so soon, call {emergency} now. If you can, move away from anything you could hurt yourself with.',
      other_person:
        'If they have hurt themselves or might do so soon, call {emergency} now, even if they asked you to keep it secret.',
      violence:
        'If you are in danger, call {emergency} now. If somebody may read your screen, close this page first; you can delete this conversation at any time.',
      child:
        'If the child is in danger now, call {emergency}. If you are the child: calling is allowed, and you are not in trouble.',
      medical: 'Call {emergency} now. They will tell you what to do until help arrives.',
    },
    safe: {
      self_harm: 'Are you safe right now?',
      other_person: 'Are they safe right now, and are you?',
      violence: 'Are you safe right now?',
      child: 'Are you safe right now, and is the child?',
      medical: 'Are you safe right now, and is somebody with you?',
    },
    worried: {
      self_harm: [
        'That sounds very heavy, and I don’t want to pass over it.',
        'Thank you for telling me. I’d like to stop here for a moment, because how you are matters more than what we were doing.',
      ],
      other_person: [
        'It’s good that you noticed, and that you care. I don’t want to pass over it.',
        'That would worry me too. Let’s stay with it before anything else.',
      ],
      violence: [
        'I’m sorry this is happening to you. Nobody should have to live in fear of somebody close.',
        'Thank you for telling me. What you describe is not all right, and it is not your fault.',
      ],
      child: ['Thank you for telling me. That is worth taking seriously.', 'It’s right that this troubles you.'],
      medical: ['That sounds worrying, and I’m a computer program that can’t judge it.', 'Please take that seriously.'],
    },
    asked: {
      self_harm:
        'I’ll ask you directly, because it helps to say it: are you thinking about ending your life, or of hurting yourself?',
      other_person:
        'I’ll ask you directly: do you think they may be about to end their life or hurt themselves? Asking them in so many words does not put the idea into their head.',
      violence: 'Are you safe at the moment?',
      child: 'Is the child safe at the moment?',
      medical: 'Are you safe at the moment, and can somebody look after you?',
    },
    inSight: 'You can talk to a person about this at any time, also just to talk:',
    stillHere: [
      'I’m still here, and what you told me comes first. You don’t need the right words to call: {short}.',
      'I’ve read that. Before anything else I’d like to know how you are. People are there for you at {short}.',
      'We can leave everything else. If it’s hard to call, you could hand your phone to somebody and show them this: {short}.',
    ],
    notSafe: [
      'Thank you for being honest. Please call {emergency} now, or go to somebody near you and say that you are not safe.',
      'Then please don’t stay alone with this. Call {emergency} now, or ask somebody to do it for you.',
    ],
    settled:
      'Thank you for telling me; I’m glad. If that changes, people are there for you at {short}. Would you like to stop here for today, or is there something you’d like to talk about?',
    misunderstood:
      'Good, then I misunderstood, and I’d rather ask once too often. If it’s ever otherwise: {short}. What would you like to talk about?',
    unpressed:
      'I won’t press you. If it gets heavier, people are there for you at {short}. We can talk about something else whenever you like; what would help you now?',
    letRest: 'I won’t press you. If it gets heavier, people are there for you at {short}. To what you wrote:',
    beside: [
      'I may be reading too much into this, and I’d rather ask once too often: are you safe, and is everyone around you? If anything is heavier than it sounds, please tell me, and everything else waits.',
      'Before I answer, one question that I’d rather ask in vain: are you safe, you and the people close to you? If not, say so, and everything else waits.',
    ],
    hinted:
      'I hope this is needless: if any of it is heavier than it sounds, tell me, and everything else waits. People are there for you at {short}.',
    urgent: 'If it’s urgent, call {emergency}.',
    someoneToTalkTo:
      'People are there for you at {short}; anywhere else: [findahelpline.com](https://findahelpline.com).',
    toWhatYouWrote: 'To what you wrote:',
    nextVisit: [
      'It’s good to see you. Last time you told me something that matters more than any goal, so that comes first: how are you today? If it’s still heavy, people are there for you at {short}.',
      'I’m glad you’re back. Before anything else: how are you since we last spoke? If things are still heavy, please talk to a person: {short}.',
    ],
    refusal: 'I won’t help with hurting anyone; if somebody is in danger, call {emergency}.',
  },
  de: {
    emergency: {
      self_harm: [
        'Gut, dass Sie mir das sagen. Alles andere kann warten. Ich bin ein Computerprogramm, und Sie brauchen jetzt einen Menschen an Ihrer Seite.',
        'Danke, dass Sie das aussprechen. Damit sollten Sie nicht allein sein, und ich bin ein Computerprogramm: Bitte holen Sie jetzt einen Menschen dazu.',
        'Ich höre, wie schlimm das ist. Nichts anderes ist hier so wichtig. Bitte sprechen Sie jetzt mit einem Menschen, er hilft Ihnen besser als ein Computerprogramm.',
      ],
      other_person: [
        'Gut, dass Sie das ernst nehmen. Bleiben Sie wenn möglich bei der Person oder im Gespräch mit ihr, und holen Sie jetzt Hilfe. Sie müssen das nicht allein tragen.',
        'Es ist richtig, dass Sie es jemandem sagen. Nehmen Sie die Worte beim Wort. Lassen Sie die Person nicht damit allein, und holen Sie jetzt Hilfe.',
      ],
      violence: [
        'Ich glaube Ihnen, und es ist nicht Ihre Schuld. Ihre Sicherheit geht jetzt vor.',
        'Danke, dass Sie mir das sagen. Niemand hat das Recht, Ihnen das anzutun. Zuerst kommt, dass Sie in Sicherheit sind.',
      ],
      child: [
        'Danke, dass Sie mir das sagen. Dass ein Kind sicher ist, geht allem vor, und Sie müssen das nicht allein lösen.',
        'Es ist richtig, das auszusprechen. Was auch dazu geführt hat: Jetzt geht die Sicherheit des Kindes vor.',
      ],
      medical: [
        'Das kann ein medizinischer Notfall sein. Bitte warten Sie nicht auf eine Antwort von mir: Ich bin ein Computerprogramm.',
        'Bitte holen Sie zuerst medizinische Hilfe. Ich bin ein Computerprogramm und kann das nicht beurteilen.',
      ],
    },
    danger: {
      self_harm:
        'Wenn Sie sich verletzt haben oder es bald tun könnten, rufen Sie jetzt {emergency} an. Gehen Sie, wenn Sie können, weg von allem, womit Sie sich etwas antun könnten.',
      other_person:
        'Wenn die Person sich verletzt hat oder es bald tun könnte, rufen Sie jetzt {emergency} an, auch wenn Sie Schweigen versprochen haben.',
      violence:
        'Wenn Sie in Gefahr sind, rufen Sie jetzt {emergency} an. Falls jemand Ihren Bildschirm sehen kann, schließen Sie zuerst diese Seite; das Gespräch können Sie jederzeit löschen.',
      child:
        'Wenn das Kind jetzt in Gefahr ist, rufen Sie {emergency} an. Wenn Sie selbst das Kind sind: Sie dürfen anrufen, und Sie bekommen keinen Ärger.',
      medical: 'Rufen Sie jetzt {emergency} an. Dort sagt man Ihnen, was bis zum Eintreffen der Hilfe zu tun ist.',
    },
    safe: {
      self_harm: 'Sind Sie gerade in Sicherheit?',
      other_person: 'Ist die Person gerade in Sicherheit, und sind Sie es?',
      violence: 'Sind Sie gerade in Sicherheit?',
      child: 'Sind Sie gerade in Sicherheit, und ist es das Kind?',
      medical: 'Sind Sie gerade in Sicherheit, und ist jemand bei Ihnen?',
    },
    worried: {
      self_harm: [
        'Das klingt sehr schwer, und ich möchte nicht darüber hinweggehen.',
        'Danke, dass Sie mir das sagen. Ich möchte hier kurz innehalten: Wie es Ihnen geht, ist wichtiger als das, woran wir gerade waren.',
      ],
      other_person: [
        'Gut, dass Sie das bemerkt haben und dass es Ihnen nicht egal ist. Ich möchte nicht darüber hinweggehen.',
        'Das würde mir auch Sorgen machen. Bleiben wir zuerst dabei.',
      ],
      violence: [
        'Es tut mir leid, dass Ihnen das geschieht. Niemand sollte vor einem nahen Menschen Angst haben müssen.',
        'Danke, dass Sie mir das sagen. Was Sie beschreiben, ist nicht in Ordnung, und es ist nicht Ihre Schuld.',
      ],
      child: [
        'Danke, dass Sie mir das sagen. Das sollte man ernst nehmen.',
        'Es ist richtig, dass Sie das beunruhigt.',
      ],
      medical: [
        'Das klingt besorgniserregend, und ich bin ein Computerprogramm, das es nicht beurteilen kann.',
        'Bitte nehmen Sie das ernst.',
      ],
    },
    asked: {
      self_harm:
        'Ich frage Sie direkt, weil es hilft, es auszusprechen: Denken Sie daran, sich das Leben zu nehmen oder sich etwas anzutun?',
      other_person:
        'Ich frage Sie direkt: Glauben Sie, dass die Person sich bald das Leben nehmen oder sich etwas antun könnte? Sie offen danach zu fragen, bringt niemanden auf den Gedanken.',
      violence: 'Sind Sie im Moment in Sicherheit?',
      child: 'Ist das Kind im Moment in Sicherheit?',
      medical: 'Sind Sie im Moment in Sicherheit, und kann jemand nach Ihnen sehen?',
    },
    inSight: 'Sie können jederzeit mit einem Menschen darüber sprechen, auch einfach nur zum Reden:',
    stillHere: [
      'Ich bin noch da, und was Sie gesagt haben, geht vor. Die richtigen Worte brauchen Sie für einen Anruf nicht: {short}.',
      'Ich habe es gelesen. Vor allem anderen möchte ich wissen, wie es Ihnen geht. Menschen sind für Sie da unter {short}.',
      'Alles andere kann ruhen. Wenn ein Anruf schwerfällt, geben Sie jemandem Ihr Telefon und zeigen ihm das hier: {short}.',
    ],
    notSafe: [
      'Danke für Ihre Ehrlichkeit. Bitte rufen Sie jetzt {emergency} an, oder gehen Sie zu jemandem in der Nähe und sagen Sie, dass Sie nicht sicher sind.',
      'Dann bleiben Sie damit bitte nicht allein. Rufen Sie jetzt {emergency} an, oder bitten Sie jemanden, es für Sie zu tun.',
    ],
    settled:
      'Danke, dass Sie es mir sagen; ich bin froh darüber. Wenn sich das ändert, sind Menschen für Sie da unter {short}. Möchten Sie es für heute dabei belassen, oder gibt es etwas, worüber Sie sprechen möchten?',
    misunderstood:
      'Gut, dann habe ich Sie missverstanden, und ich frage lieber einmal zu viel. Sollte es je anders sein: {short}. Worüber möchten Sie sprechen?',
    unpressed:
      'Ich dränge Sie nicht. Wenn es schwerer wird, sind Menschen für Sie da unter {short}. Wir können jederzeit über etwas anderes sprechen; was würde Ihnen jetzt helfen?',
    letRest:
      'Ich dränge Sie nicht. Wenn es schwerer wird, sind Menschen für Sie da unter {short}. Zu dem, was Sie schreiben:',
    beside: [
      'Vielleicht lese ich zu viel hinein, aber ich frage lieber einmal umsonst: Sind Sie in Sicherheit, und sind es die Menschen um Sie herum? Wenn etwas schwerer ist, als es klingt, sagen Sie es mir, dann wartet alles andere.',
      'Bevor ich antworte, eine Frage, die hoffentlich unnötig ist: Sind Sie und die Menschen, die Ihnen nahe sind, in Sicherheit? Wenn nicht, sagen Sie es, dann wartet alles andere.',
    ],
    hinted:
      'Hoffentlich ist das unnötig: Wenn etwas davon schwerer ist, als es klingt, sagen Sie es mir, dann wartet alles andere. Menschen sind für Sie da unter {short}.',
    urgent: 'Ist es dringend, rufen Sie {emergency} an.',
    someoneToTalkTo:
      'Menschen sind für Sie da unter {short}; überall sonst: [findahelpline.com](https://findahelpline.com).',
    toWhatYouWrote: 'Zu dem, was Sie schreiben:',
    nextVisit: [
      'Schön, dass Sie da sind. Letztes Mal haben Sie mir etwas gesagt, das wichtiger ist als jedes Ziel, darum das zuerst: Wie geht es Ihnen heute? Wenn es noch schwer ist, sind Menschen für Sie da unter {short}.',
      'Gut, dass Sie wieder hier sind. Vor allem anderen: Wie geht es Ihnen seit unserem letzten Gespräch? Wenn es noch schwer ist, sprechen Sie bitte mit einem Menschen: {short}.',
    ],
    refusal: 'Ich helfe nicht dabei, jemandem zu schaden; wenn jemand in Gefahr ist, rufen Sie {emergency} an.',
  },
};

import type { Language } from './language.ts';
import type { Matter } from './what-to-say.ts';

/** What the other person may say, and a reply to it. */
export interface Objection {
  they: string;
  you: string;
}

type Kind = 'raise' | 'money' | 'deposit' | 'no' | 'ask' | 'resign' | 'behaviour' | 'room' | 'sorry' | 'talk';

const objections: Record<Language, Record<Kind, readonly Objection[]>> = {
  en: {
    raise: [
      {
        they: 'There’s no budget.',
        you: 'Then let’s agree today on the day when there is, and on what I’ll have done by then.',
      },
      { they: 'Everybody gets the same.', you: 'I’m asking about this work. What would have to be true for {wanted}?' },
      { they: 'Let’s talk about it later.', you: 'Gladly. Which day? I’ll bring two facts and the figure.' },
    ],
    money: [
      { they: 'That’s too much.', you: 'What would make it worth that to you?' },
      { they: 'I can’t right now.', you: 'Which part can you do, and by which day?' },
      {
        they: 'I thought that was settled.',
        you: 'So did I, and we meant different things. Let’s write it down this time.',
      },
    ],
    deposit: [
      {
        they: 'There’s damage.',
        you: 'Which, exactly? Please send me the list with the invoices, and I’ll look at each.',
      },
      {
        they: 'I’m still waiting for a bill.',
        you: 'Then please pay what isn’t in dispute now, and tell me the day for the rest.',
      },
      { they: 'These things take time.', you: 'They do. Which day may I put down? After that I’ll ask for advice.' },
    ],
    no: [
      { they: 'But there’s nobody else.', you: 'I see that, and I still can’t. Who have you asked so far?' },
      { they: 'You always used to.', you: 'I did. It has become too much, and that’s why I’m saying so now.' },
      { they: 'Just this once.', you: 'Not this time either. I’d rather say it clearly than let you down later.' },
    ],
    ask: [
      {
        they: 'Why should I?',
        you: 'You don’t have to. I’m asking because it would help me, and I’d like to know where I stand.',
      },
      { they: 'Maybe, I’ll see.', you: 'Thank you. When may I ask you again?' },
      { they: 'No.', you: 'All right, thank you for being clear. Is there a part of it you could do?' },
    ],
    resign: [
      {
        they: 'What would make you stay?',
        you: 'Thank you, but I’ve decided. I’d like to use the time for a good handover.',
      },
      {
        they: 'This is the worst moment.',
        you: 'I know. Here’s what I can finish before I go; tell me what comes first.',
      },
      { they: 'Where are you going?', you: 'I’ll tell you once it’s settled. Today I wanted you to know the date.' },
    ],
    behaviour: [
      {
        they: 'I don’t do that.',
        you: 'Then we see it differently. I can tell you about the last time, and you tell me how it was for you.',
      },
      { they: 'You’re too sensitive.', you: 'Perhaps. It still gets in the way for me, so I’d like us to change it.' },
      { they: 'And what about you?', you: 'Fair, tell me. First this one, then yours; I’ll listen.' },
    ],
    room: [
      {
        they: 'Isn’t that too expensive?',
        you: 'Compared with what? Let me show you what it costs to leave it as it is.',
      },
      { they: 'We’ve tried that before.', you: 'What stopped it then? That’s the part I’d do differently.' },
      {
        they: 'I’ve a question you can’t answer.',
        you: 'I don’t know that today. I’ll find out, and you’ll have it by tomorrow.',
      },
    ],
    sorry: [
      { they: 'It’s a bit late for that.', you: 'Yes, it is. I’d still rather say it late than not at all.' },
      { they: 'You always say that.', you: 'Then don’t believe the words. Tell me what you’d have to see.' },
      { they: 'Forget it.', you: 'I’d like to put it right, when you’re ready. May I ask again on another day?' },
    ],
    talk: [
      { they: 'This isn’t a good time.', you: 'Then tell me when is. It matters enough to me to come back for it.' },
      {
        they: 'You’re making too much of it.',
        you: 'Maybe. It still bothers me, and I’d like to find a way with you.',
      },
      { they: 'Why are you only telling me now?', you: 'Because I wanted to be sure first. I am now.' },
    ],
  },
  de: {
    raise: [
      {
        they: 'Dafür ist kein Budget da.',
        you: 'Dann möchte ich heute den Tag festlegen, an dem es da ist, und was ich bis dahin erreicht haben soll.',
      },
      {
        they: 'Alle bekommen dasselbe.',
        you: 'Mir geht es um diese Arbeit. Was müsste stimmen, damit {wanted} möglich ist?',
      },
      { they: 'Darüber reden wir später.', you: 'Gern. An welchem Tag? Ich bringe zwei Belege und die Zahl mit.' },
    ],
    money: [
      { they: 'Das ist zu viel.', you: 'Was müsste dabei sein, damit es das wert ist?' },
      { they: 'Gerade geht es nicht.', you: 'Welcher Teil geht, und bis wann?' },
      {
        they: 'Ich dachte, das wäre geklärt.',
        you: 'Das dachte ich auch, und wir haben Verschiedenes gemeint. Schreiben wir es diesmal auf.',
      },
    ],
    deposit: [
      {
        they: 'Es gibt Schäden.',
        you: 'Welche genau? Bitte schicken Sie mir die Liste mit den Rechnungen, ich gehe jede durch.',
      },
      {
        they: 'Es fehlt noch eine Abrechnung.',
        you: 'Dann zahlen Sie bitte jetzt, was unstrittig ist, und nennen Sie mir den Tag für den Rest.',
      },
      { they: 'Das dauert eben.', you: 'Das sehe ich. Welchen Tag darf ich mir notieren? Danach hole ich mir Rat.' },
    ],
    no: [
      {
        they: 'Es gibt sonst niemanden.',
        you: 'Das sehe ich, und ich kann es trotzdem nicht. Wer wurde schon gefragt?',
      },
      { they: 'Früher ging es doch auch.', you: 'Ja. Inzwischen ist es mir zu viel, deshalb sage ich es jetzt.' },
      {
        they: 'Nur dieses eine Mal.',
        you: 'Auch diesmal nicht. Lieber ein klares Nein heute als eine Absage im letzten Moment.',
      },
    ],
    ask: [
      {
        they: 'Warum sollte ich?',
        you: 'Du musst nicht. Ich frage, weil es mir helfen würde und ich wissen möchte, woran ich bin.',
      },
      { they: 'Mal sehen.', you: 'Danke. Wann darf ich noch einmal fragen?' },
      { they: 'Nein.', you: 'In Ordnung, danke für die klare Antwort. Ginge ein Teil davon?' },
    ],
    resign: [
      {
        they: 'Was müsste passieren, damit Sie bleiben?',
        you: 'Danke, aber es ist entschieden. Die Zeit möchte ich für eine gute Übergabe nutzen.',
      },
      {
        they: 'Das ist der schlechteste Moment.',
        you: 'Ich weiß. Das hier schaffe ich noch; sagen Sie mir, was zuerst kommt.',
      },
      { they: 'Wohin gehen Sie?', you: 'Das erzähle ich, sobald es feststeht. Heute sollten Sie das Datum wissen.' },
    ],
    behaviour: [
      {
        they: 'Das mache ich doch gar nicht.',
        you: 'Dann sehen wir es verschieden. Ich erzähle vom letzten Mal, und danach höre ich zu.',
      },
      {
        they: 'Das ist zu empfindlich.',
        you: 'Vielleicht. Es stört mich trotzdem, und ich möchte, dass wir es ändern.',
      },
      { they: 'Und was ist mit dir?', you: 'Gut, sag es mir. Erst das hier, dann deins; ich höre zu.' },
    ],
    room: [
      { they: 'Ist das nicht zu teuer?', you: 'Verglichen womit? Ich zeige Ihnen, was es kostet, alles so zu lassen.' },
      { they: 'Das haben wir schon versucht.', you: 'Woran lag es damals? Genau das würde ich diesmal anders machen.' },
      { they: 'Darauf haben Sie keine Antwort.', you: 'Heute nicht. Ich finde es heraus, und morgen haben Sie sie.' },
    ],
    sorry: [
      { they: 'Das kommt ein bisschen spät.', you: 'Ja. Ich sage es trotzdem lieber spät als gar nicht.' },
      { they: 'Das sagst du immer.', you: 'Dann glaub nicht den Worten. Sag mir, was du sehen müsstest.' },
      {
        they: 'Vergiss es.',
        you: 'Ich möchte es wiedergutmachen, wenn es für dich so weit ist. Darf ich ein andermal fragen?',
      },
    ],
    talk: [
      { they: 'Gerade passt es nicht.', you: 'Wann passt es? Es ist mir wichtig genug, noch einmal zu kommen.' },
      {
        they: 'Das ist doch nicht so schlimm.',
        you: 'Vielleicht. Mich stört es trotzdem, und ich möchte, dass wir einen Weg finden.',
      },
      { they: 'Warum kommt das erst jetzt?', you: 'Weil ich erst sicher sein wollte. Jetzt bin ich es.' },
    ],
  },
};

/** Returns three likely objections to a matter of this kind. */
export function objectionsTo(matter: Matter | undefined, language: Language): readonly Objection[] {
  return objections[language][matter === undefined ? 'talk' : kinds[matter.kind]];
}

const kinds: Readonly<Record<Matter['kind'], Kind>> = {
  raise: 'raise',
  'money-back': 'money',
  deposit: 'deposit',
  price: 'money',
  resign: 'resign',
  'pay-expected': 'raise',
  'let-go': 'talk',
  opening: 'room',
  'ask-for': 'ask',
  'ask-to': 'ask',
  tell: 'talk',
  complain: 'behaviour',
  news: 'talk',
  observe: 'behaviour',
  refuse: 'no',
  'refuse-to': 'no',
  apologise: 'sorry',
  'own-up': 'sorry',
  reconnect: 'talk',
  about: 'talk',
};

import type { Language } from './language.ts';
import type { Matter } from './what-to-say.ts';

/** What the other person may say, and an answer to it. */
export interface Objection {
  they: string;
  you: string;
}

type Kind = 'raise' | 'money' | 'no' | 'talk';

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
      { they: 'That’s too much.', you: 'What would it have to include to be worth it to you?' },
      { they: 'I can’t right now.', you: 'Which part can you do, and by which day?' },
      {
        they: 'I thought that was settled.',
        you: 'So did I, and we meant different things. Let’s write it down this time.',
      },
    ],
    no: [
      { they: 'But there’s nobody else.', you: 'I see that, and I still can’t. Who have you asked so far?' },
      { they: 'You always used to.', you: 'I did. It has become too much, and that’s why I’m saying so now.' },
      { they: 'Just this once.', you: 'Not this time either. I’d rather say it clearly than let you down later.' },
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
        you: 'Dann lassen Sie uns heute den Tag festlegen, an dem es da ist, und was ich bis dahin erreicht haben soll.',
      },
      {
        they: 'Alle bekommen dasselbe.',
        you: 'Mir geht es um diese Arbeit. Was müsste stimmen, damit {wanted} möglich ist?',
      },
      { they: 'Darüber reden wir später.', you: 'Gern. An welchem Tag? Ich bringe zwei Belege und die Zahl mit.' },
    ],
    money: [
      { they: 'Das ist zu viel.', you: 'Was müsste dabei sein, damit es Ihnen das wert ist?' },
      { they: 'Gerade geht es nicht.', you: 'Welcher Teil geht, und bis wann?' },
      {
        they: 'Ich dachte, das wäre geklärt.',
        you: 'Das dachte ich auch, und wir haben Verschiedenes gemeint. Schreiben wir es diesmal auf.',
      },
    ],
    no: [
      {
        they: 'Es gibt sonst niemanden.',
        you: 'Das sehe ich, und ich kann es trotzdem nicht. Wen haben Sie schon gefragt?',
      },
      { they: 'Früher ging es doch auch.', you: 'Ja. Inzwischen ist es mir zu viel, deshalb sage ich es jetzt.' },
      {
        they: 'Nur dieses eine Mal.',
        you: 'Auch diesmal nicht. Ich sage es lieber klar, als Sie später hängen zu lassen.',
      },
    ],
    talk: [
      {
        they: 'Gerade passt es nicht.',
        you: 'Dann sagen Sie mir, wann. Es ist mir wichtig genug, noch einmal zu kommen.',
      },
      {
        they: 'Das siehst du zu eng.',
        you: 'Vielleicht. Es stört mich trotzdem, und ich möchte mit dir einen Weg finden.',
      },
      { they: 'Warum kommst du erst jetzt damit?', you: 'Weil ich erst sicher sein wollte. Jetzt bin ich es.' },
    ],
  },
};

/** Three objections that are likely where somebody wants to say a thing of this kind. */
export function objectionsTo(matter: Matter | undefined, language: Language): readonly Objection[] {
  return objections[language][kindOf(matter)];
}

function kindOf(matter: Matter | undefined): Kind {
  switch (matter?.kind) {
    case 'raise':
      return 'raise';
    case 'money-back':
    case 'price':
      return 'money';
    case 'refuse':
      return 'no';
    default:
      return 'talk';
  }
}

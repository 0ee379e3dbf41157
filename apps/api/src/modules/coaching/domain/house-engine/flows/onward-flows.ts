import { stageOf } from '../coaching-course.ts';
import { saidIn } from '../speaking.ts';
import { chooseFreshest } from '../choose.ts';
import { germanQuestions } from './flow-words.ts';
import { answer, type Flow, type FlowInput } from './flow.ts';
import { lastSaying } from './memory-flows.ts';
import { giveInTone, toneAsked } from './speak-flows.ts';

/** In German the method goes on by questions of its own; in English the coach’s sentences answer. */
export const goOn: Flow = (input) => {
  const { language, say, chip } = input;
  // In English the coach’s own sentences answer.
  if (language === 'en') return undefined;
  return answer([`${say('noted')} ${germanQuestion(input)}`], [chip('words'), chip('pushback'), chip('summary')]);
};

export const leaveAside: Flow = (input) => {
  const { language, say, chip, question } = input;
  if (
    !/\b(no|not|don['’]?t|won['’]?t|can['’]?t|never|rather|stop|nein|nicht|kein\w*|ungern|lieber)\b/i.test(
      question.text,
    )
  )
    return undefined;
  const next = language === 'de' ? germanQuestion(input) : say('directions');
  return answer([`${say('leftAside')} ${next}`], [chip('words'), chip('pushback'), chip('decide')]);
};

/** Another of the same: a sentence in another tone; else what the shelf has further. */
export const once: Flow = (input) => {
  const words = lastSaying(input);
  if (words === undefined) return undefined;
  const asked = toneAsked(input.question.text);
  if (asked !== 'plain') return giveInTone(input, asked);
  const given = saidIn(input.question.history).filter((text) => text.includes('“')).length;
  return giveInTone(input, given % 2 === 1 ? 'softer' : 'firmer');
};

const unknowable =
  /\b(weather|football|news|president|election|bitcoin|stocks?|visa|wetter|fußball|nachrichten|aktien?|capital of|square root|code|python)\b/i;

/** Another coach’s subject is handed on by link; what nobody here can know is said to be so. */
export const elsewhere: Flow = ({ question, shelves, say, chip, language }) => {
  const other = unknowable.test(question.text) ? undefined : shelves.coachFor(question.text);
  if (other === undefined || other.slug === question.coach.slug) {
    if (!unknowable.test(question.text) && shelves.isInTheField(question.coach.slug, question.text)) return undefined;
    return answer([`${say('cannotKnow')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);
  }
  const field = language === 'de' ? (other.fieldInGerman ?? other.field) : other.field.toLowerCase();
  const [firstName = other.name] = other.name.split(' ');
  return answer(
    [say('othersField', { field, name: other.name, firstName, slug: other.slug }), say('directions')],
    [chip('words'), chip('decide')],
  );
};

function germanQuestion({ course, question }: FlowInput): string {
  const stage = stageOf(course);
  const questions = germanQuestions[stage === 'closed' ? 'nextStep' : stage];
  return chooseFreshest(questions, saidIn(question.history), question.seed, 'german question');
}

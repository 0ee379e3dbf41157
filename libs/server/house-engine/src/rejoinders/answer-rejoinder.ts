import { answer, type FlowInput } from '../flows/flow.ts';
import { isQuestion } from '../is-question.ts';
import { quoted } from '../flows/language.ts';
import { isFamiliar } from '../flows/slots.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';
import { expectedIn, remarkIn } from './expected-in.ts';

const plainNo = /\b(?:says? no|refuses?|turns? (?:me|it) down|sagt nein|nein sagt|lehnt (?:es )?ab|ablehnt)$/i;

/**
 * Suggests a reply to what the person expects another to say or do.
 * @returns undefined if they expect nothing, the content has no reply, or it was given already
 */
export function answerRejoinder(input: FlowInput): HouseAnswer | undefined {
  const { question, shelves, language, situation, slots, say, chip } = input;
  const expected = expectedIn(question.text);
  // For a plain no, the situation has its own answer.
  if (expected === undefined || (situation && plainNo.test(expected))) return undefined;
  const found = shelves.rejoinderTo(expected);
  if (!found) return undefined;
  const formal = situation ? situation.address === 'Sie' : !isFamiliar(slots);
  const words = language === 'en' ? found.you.en : found.you.de[formal ? 'Sie' : 'du'];
  if (saidIn(question.history).some((text) => text.includes(words))) return undefined;
  return answer(
    [say('toThat'), quoted(words, language), found.then[language]],
    [chip('pushback'), chip('practise'), chip('words')],
  );
}

/**
 * Suggests how to meet a remark that the content has no reply to.
 * @returns undefined if the person quotes no remark they expect
 */
export function answerAnyRemark({ question, say, chip }: FlowInput): HouseAnswer | undefined {
  const expected = expectedIn(question.text);
  const remark = expected === undefined || plainNo.test(expected) ? undefined : remarkIn(expected);
  if (remark === undefined) return undefined;
  const reply = say(isQuestion(remark) ? 'meetsAnyQuestion' : 'meetsAnyRemark');
  return answer(
    [say('toAnyRemark', { remark }), reply, say('afterAnyRemark')],
    [chip('pushback'), chip('practise'), chip('words')],
  );
}

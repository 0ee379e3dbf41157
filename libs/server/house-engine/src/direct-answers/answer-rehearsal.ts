import { answer, type FlowInput } from '../flows/flow.ts';
import type { HouseAnswer } from '../question.ts';

const words = {
  en: {
    say: (line: string) => `At that point I’d say: “${line}”`,
    ask: 'What would they say to that?',
  },
  de: {
    say: (line: string) => `An der Stelle würde ich sagen: „${line}“`,
    ask: 'Was käme darauf wohl zurück?',
  },
};

/**
 * Answers the message that the notes on a scene send to a coach, with the scene’s own line for what was missed.
 * @returns undefined for any other message, and where the scene has no such line
 */
export function answerRehearsal({ question, shelves, chip }: FlowInput): HouseAnswer | undefined {
  const rehearsed = shelves.rehearsed(question.text);
  if (!rehearsed) return undefined;
  const { language, scene, criterion, check } = rehearsed;
  const lines = (language === 'de' ? scene.inGerman : scene)?.betterLines ?? {};
  const { slug } = [...(check ? [check] : []), ...criterion.checks].find((one) => lines[one.slug] !== undefined) ?? {};
  const line = slug === undefined ? undefined : lines[slug];
  if (line === undefined) return undefined;
  const say = words[language];
  const { parts, suggestions } = answer(
    [say.say(line), say.ask],
    [chip('pushback'), chip('practise')],
  );
  return { parts, suggestions };
}

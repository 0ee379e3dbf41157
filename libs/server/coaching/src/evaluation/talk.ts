import type { Coach } from '@greenroom/content';
import { careFor, isBeside } from '@greenroom/safety';
import { answerFromHouse, type HouseAnswer, type LastTime, type ShelfSearch, type Turn } from '@greenroom/house-engine';
import { recapOf } from '../domain/recap.ts';
import { lastTimeOf } from '../domain/remembered.ts';
import type { Conversation, Exchange } from './exchange.ts';

/**
 * Runs one conversation with the house engine, after the earlier one if there is one. Each turn has its own seed, as
 * each answer has in production.
 */
export function talk(coach: Coach, conversation: Conversation, shelves: ShelfSearch, seed: string): Exchange[] {
  const { before, turns, materials } = conversation;
  const earlier = lead(
    coach,
    before.map((says) => ({ says })),
    { shelves, seed: `${seed} before`, materials: [] },
  );
  return lead(coach, turns, { shelves, seed, materials, lastTime: lastTimeAfter(coach, earlier) });
}

interface Led {
  shelves: ShelfSearch;
  seed: string;
  materials: Conversation['materials'];
  lastTime?: LastTime | undefined;
}

function lead(
  coach: Coach,
  turns: readonly { says: string }[],
  { shelves, seed, materials, lastTime }: Led,
): Exchange[] {
  const history: Turn[] = [];
  return turns.map(({ says, ...expected }, index) => {
    const question = { coach, text: says, history: [...history], topic: undefined, materials };
    const known = index < 2 ? lastTime : undefined;
    const answer = answerFromHouse({ ...question, lastTime: known, seed: `${seed} ${index}` }, shelves);
    const text = textOf(answer);
    const care = careFor(history, says);
    const inCare = care !== undefined && !isBeside(care);
    history.push({ author: 'person', text: says, offered: [] }, { author: 'coach', text, offered: cardsOf(answer) });
    return { says, ...expected, answer, text, inCare, lastTime: known };
  });
}

function lastTimeAfter(coach: Coach, exchanges: readonly Exchange[]): LastTime | undefined {
  const createdAt = new Date('2026-03-02T10:00:00Z');
  const said = exchanges.flatMap(({ says, text }) => [
    { author: 'person' as const, text: says, createdAt },
    { author: 'coach' as const, text, createdAt },
  ]);
  const recap = recapOf(said, { goalQuestions: coach.speech.questions.goal, openedWithQuestion: false });
  const cards = exchanges.flatMap(({ answer }) => cardsOf(answer));
  return lastTimeOf(recap, { askedAlready: new Set(), cards, shelf: coach.shelf });
}

const textOf = ({ parts }: HouseAnswer) =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
const cardsOf = ({ parts }: HouseAnswer) => parts.flatMap((part) => (part.type === 'card' ? [part.item.uuid] : []));

import type { Coach } from '../../content/index.ts';
import { answerFromHouse, type HouseAnswer, type ShelfSearch, type Turn } from '../domain/house-engine/index.ts';
import type { Conversation, Exchange } from './judge.ts';

/** Leads one conversation with the house engine; each turn has a seed of its own, as each answer has in the product. */
export function talk(coach: Coach, { turns, materials }: Conversation, shelves: ShelfSearch, seed: string): Exchange[] {
  const history: Turn[] = [];
  return turns.map(({ says, ...expected }, index) => {
    const answer = answerFromHouse(
      { coach, text: says, history: [...history], topic: undefined, materials, seed: `${seed} ${index}` },
      shelves,
    );
    const text = textOf(answer);
    history.push({ author: 'person', text: says, offered: [] }, { author: 'coach', text, offered: cardsOf(answer) });
    return { says, ...expected, answer, text };
  });
}

const textOf = ({ parts }: HouseAnswer) =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
const cardsOf = ({ parts }: HouseAnswer) => parts.flatMap((part) => (part.type === 'card' ? [part.item.uuid] : []));

import type { Coach } from '@greenroom/content';
import type { HouseAnswer } from '../question.ts';
import { answer, type FlowInput } from './flow.ts';

/** In UTF-16 code units: what a link carries. It stands behind `#`, so that no server is told. */
const handedOver = 600;
const asAddress = (text: string) =>
  encodeURIComponent(text.slice(0, handedOver)).replace(/[()'*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** Names the coach whose subject it is. The link hands the message over. */
export function handOver({ question, say, chip, language }: FlowInput, other: Coach): HouseAnswer {
  const field = language === 'de' ? (other.fieldInGerman ?? other.field) : other.field.toLowerCase();
  const [firstName = other.name] = other.name.split(' ');
  return answer(
    [
      say('othersField', { field, name: other.name, firstName, slug: other.slug, message: asAddress(question.text) }),
      say('orStay'),
    ],
    [chip('words'), chip('decide')],
  );
}

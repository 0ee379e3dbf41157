import { answerEvents, conversation, messages, sampleMessage } from './sample-chat.ts';
import { baptiste, baptisteCategories, bios, cardOf, imogen, imogenCategories, items } from './sample-content.ts';
import { sampleUuid } from './sample-uuid.ts';

/** Sample data in the shape of the API's replies: two coaches, their shelves, one conversation. */
export const sampleData = {
  coaches: [imogen, baptiste],
  bios,
  shelves: { [imogen.slug]: imogenCategories, [baptiste.slug]: baptisteCategories },
  items,
  cards: items.map(cardOf),
  conversation,
  messages,
  answerEvents,
  uuid: sampleUuid,
  message: sampleMessage,
};

import { sampleData } from '@greenroom/api-client/testing';
import { chooseConversation } from './choose-conversation.ts';

const latest = sampleData.conversation;
const earlier = { ...latest, uuid: sampleData.uuid(402) };
const withAnother = { ...latest, uuid: sampleData.uuid(403), instructorSlug: 'baptiste-orlay' };
const fresh = sampleData.uuid(999);
const usual = {
  asked: null,
  beginsTopic: false,
  instructorSlug: 'imogen-vale',
  conversations: [withAnother, latest, earlier],
  fresh,
};

test.each([
  ['the one asked for', { asked: earlier.uuid }, earlier.uuid],
  ['one asked for that nobody knows, which is a new one', { asked: sampleData.uuid(7) }, sampleData.uuid(7)],
  ['the latest with this coach', {}, latest.uuid],
  ['a new one where the address begins a topic', { beginsTopic: true }, fresh],
  ['a new one where there is none with this coach', { conversations: [withAnother] }, fresh],
  ['the latest where the address asks for nonsense', { asked: 'drop table' }, latest.uuid],
])('opens %s', (_, own, uuid) => {
  expect(chooseConversation({ ...usual, ...own })).toBe(uuid);
});

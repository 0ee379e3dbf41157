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
  ['the requested conversation', { asked: earlier.uuid }, earlier.uuid],
  ['a new one for an unknown requested id', { asked: sampleData.uuid(7) }, sampleData.uuid(7)],
  ['the latest one with this coach', {}, latest.uuid],
  ['a new one if the address starts a topic', { beginsTopic: true }, fresh],
  ['a new one if none exists with this coach', { conversations: [withAnother] }, fresh],
  ['the latest one if the address is invalid', { asked: 'drop table' }, latest.uuid],
])('opens %s', (_, own, uuid) => {
  expect(chooseConversation({ ...usual, ...own })).toBe(uuid);
});

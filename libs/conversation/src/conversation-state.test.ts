import fc from 'fast-check';
import {
  conversationAfter,
  noConversation,
  type ConversationAction,
  type ConversationState,
} from './conversation-state.ts';

const inChat: ConversationState = {
  ...noConversation,
  lastConversationId: 'one',
  lastConversationMedium: 'chat',
};
const feedbackParams = { conversationId: 'one', medium: 'chat' } as const;

const cases: [string, ConversationState, ConversationAction, ConversationState][] = [
  ['the first conversation is stored', noConversation, { type: 'initialised', id: 'one', medium: 'chat' }, inChat],
  ['the same conversation again changes nothing', inChat, { type: 'initialised', id: 'one', medium: 'chat' }, inChat],
  [
    'the same id in another medium stores the medium without counting as a switch',
    inChat,
    { type: 'initialised', id: 'one', medium: 'call' },
    { ...inChat, lastConversationMedium: 'call' },
  ],
  [
    'a different id counts as a switch',
    inChat,
    { type: 'initialised', id: 'two', medium: 'call' },
    { ...inChat, lastConversationId: 'two', lastConversationMedium: 'call', switchedConversationMedium: true },
  ],
  [
    'a conversation after an ended one resets the state',
    { ...inChat, switchedConversationMedium: true, conversationEnded: true, feedbackParams },
    { type: 'initialised', id: 'two', medium: 'call' },
    { ...noConversation, lastConversationId: 'two', lastConversationMedium: 'call' },
  ],
  ['an end is stored', inChat, { type: 'ended' }, { ...inChat, conversationEnded: true }],
  [
    'an end stores the parameters of feedback',
    inChat,
    { type: 'ended', feedbackParams },
    { ...inChat, conversationEnded: true, feedbackParams },
  ],
  ['a reset clears all fields', { ...inChat, conversationEnded: true }, { type: 'reset' }, noConversation],
];

test.each(cases)('%s', (_, before, action, after) => {
  expect(conversationAfter(before, action)).toEqual(after);
});

const initialised = fc.record({
  type: fc.constant('initialised' as const),
  id: fc.constantFrom('one', 'two', 'three'),
  medium: fc.constantFrom('chat' as const, 'call' as const),
});
const anyAction: fc.Arbitrary<ConversationAction> = fc.oneof(
  initialised,
  fc.constant<ConversationAction>({ type: 'ended' }),
  fc.constant<ConversationAction>({ type: 'reset' }),
);
const after = (actions: ConversationAction[]) => actions.reduce(conversationAfter, noConversation);

test('law: whatever came before, the conversation initialised last is stored and has not ended', () => {
  fc.assert(
    fc.property(fc.array(anyAction), initialised, (before, last) => {
      const state = after([...before, last]);
      expect(state).toMatchObject({
        lastConversationId: last.id,
        lastConversationMedium: last.medium,
        conversationEnded: false,
      });
    }),
  );
});

test('law: a switch is known exactly when two ids were stored since the last end or reset', () => {
  fc.assert(
    fc.property(fc.array(anyAction), initialised, (before, last) => {
      const actions = [...before, last];
      const since = actions.slice(actions.findLastIndex(({ type }) => type !== 'initialised') + 1);
      const ids = new Set(since.flatMap((action) => (action.type === 'initialised' ? [action.id] : [])));
      expect(after(actions).switchedConversationMedium).toBe(ids.size > 1);
    }),
  );
});

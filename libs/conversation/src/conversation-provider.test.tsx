import { render, renderHook, screen } from '@testing-library/react';
import { act, useEffect } from 'react';
import { ConversationProvider, useConversation } from './conversation-provider.tsx';

test('throws the specification’s error outside of its provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useConversation())).toThrow(
    'useConversation must be used within a ConversationProvider',
  );
  quiet.mockRestore();
});

test('screens share the state', () => {
  function Chat() {
    const { initialise } = useConversation();
    useEffect(() => initialise('one', 'chat'), [initialise]);
    return null;
  }
  function Elsewhere() {
    const { lastConversationId, lastConversationMedium, conversationEnded, end } = useConversation();
    return (
      <button onClick={() => end()}>
        {`${lastConversationId} ${lastConversationMedium} ${conversationEnded ? 'ended' : 'open'}`}
      </button>
    );
  }
  render(
    <ConversationProvider>
      <Chat />
      <Elsewhere />
    </ConversationProvider>,
  );
  const shown = screen.getByRole('button');
  expect(shown).toHaveTextContent('one chat open');
  act(() => shown.click());
  expect(shown).toHaveTextContent('one chat ended');
});

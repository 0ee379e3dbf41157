import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Composer, type ComposerProps } from './composer.tsx';

function Chat({ onSend, ...rest }: Partial<ComposerProps>) {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Message to Imogen"
      sendLabel="Send"
      stopLabel="Stop the answer"
      value={text}
      onChange={setText}
      onSend={onSend ?? (() => undefined)}
      {...rest}
    />
  );
}

test('Enter sends, Shift+Enter breaks the line', async () => {
  const send = jest.fn();
  render(<Chat onSend={send} />);
  await userEvent.type(screen.getByLabelText('Message to Imogen'), 'We lost{Shift>}{Enter}{/Shift}a ferry');
  expect(screen.getByRole('textbox')).toHaveValue('We lost\na ferry');
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('the Enter that ends a composed character does not send', () => {
  const send = jest.fn();
  render(<Chat onSend={send} value="日本" />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  expect(send).not.toHaveBeenCalled();
});

test.each(['', '   ', '\n'])('sends nothing for %j', async (value) => {
  const send = jest.fn();
  render(<Chat onSend={send} value={value} />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('while an answer arrives, the button stops it, and the person can type but not send', async () => {
  const send = jest.fn();
  const stop = jest.fn();
  render(<Chat onSend={send} onStop={stop} answering />);
  await userEvent.type(screen.getByRole('textbox'), 'And then?{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the answer' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

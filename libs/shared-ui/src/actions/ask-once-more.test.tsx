import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AskOnceMore, type AskOnceMoreProps } from './ask-once-more.tsx';

const said: AskOnceMoreProps = {
  ask: 'Delete all of it?',
  yes: 'Yes, delete it',
  no: 'Keep it',
  busyLabel: 'Deleting',
  busy: false,
  failed: false,
  onYes: jest.fn(),
  onNo: jest.fn(),
};

test('asks and reports which answer was given', async () => {
  render(<AskOnceMore {...said} />);
  expect(screen.getByRole('group', { name: said.ask })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: said.no }));
  expect(said.onNo).toHaveBeenCalledTimes(1);
  expect(said.onYes).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: said.yes }));
  expect(said.onYes).toHaveBeenCalledTimes(1);
});

test('announces a failure at once', () => {
  render(<AskOnceMore {...said} failed="It was not deleted." />);
  expect(screen.getByRole('alert')).toHaveTextContent('It was not deleted.');
});

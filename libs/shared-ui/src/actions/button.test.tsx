import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Phone } from 'lucide-react';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button says so, keeps the focus and ignores further presses', async () => {
  const press = jest.fn();
  const { rerender } = render(
    <Button onClick={press} busyLabel="Dialling…">
      Start a call
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start a call' }));
  expect(press).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={press} busy busyLabel="Dialling…">
      Start a call
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Dialling…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

test('a busy submit button does not submit again', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('submits a form only with type submit', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Open</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('passes navigation props to the router’s Link and keeps its look props', () => {
  const given: object[] = [];
  function RouterLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
    given.push(rest);
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  render(
    <ButtonLink as={RouterLink} to="/coaches" variant="primary" size="s" wide>
      Coaches
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Coaches' })).toHaveAttribute('href', '/coaches');
  expect(Object.keys(given[0] ?? {}).sort()).toEqual(['className']);
});

test('names an icon button by its label only', () => {
  render(<IconButton label="Call Imogen" icon={Phone} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Call Imogen');
  expect(screen.getByRole('button').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

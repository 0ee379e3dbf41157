import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Pick, PickRow } from './pick.tsx';
import { TextArea } from './text-area.tsx';
import { Tick } from './tick.tsx';

test.each([
  ['one line', <Input key="i" />],
  ['several lines', <TextArea key="t" />],
])('names a control of %s by its label and describes it by its hint', (_, control) => {
  render(
    <Field label="Email" hint="We write rarely.">
      {control}
    </Field>,
  );
  const box = screen.getByLabelText('Email');
  expect(box).toHaveAccessibleDescription('We write rarely.');
  expect(box).not.toHaveAttribute('aria-invalid');
});

test('an error replaces the hint and marks the control as invalid', () => {
  render(
    <Field label="Email" hint="We write rarely." error="Email format is invalid">
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email format is invalid');
  expect(screen.queryByText('We write rarely.')).not.toBeInTheDocument();
});

test.each([undefined, '', false as const])('ignores an error of %p', (error) => {
  render(
    <Field label="Email" error={error}>
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

test('two fields with the same label have controls of their own', () => {
  render(
    <>
      <Field label="Name">
        <Input defaultValue="first" />
      </Field>
      <Field label="Name">
        <Input defaultValue="second" />
      </Field>
    </>,
  );
  expect(screen.getAllByLabelText('Name').map((box) => (box as HTMLInputElement).value)).toEqual(['first', 'second']);
});

test('a checkbox starts unchecked and shows its error', async () => {
  render(
    <Tick error="Tick the box to go on.">
      I agree to the <a href="#terms">terms</a>.
    </Tick>,
  );
  const box = screen.getByRole('checkbox', { name: /^I agree to the terms/ });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('Tick the box to go on.');
  await userEvent.click(screen.getByText(/I agree/));
  expect(box).toBeChecked();
});

test('a question takes one answer, or any number with `many`', async () => {
  render(
    <>
      <Pick legend="Plan">
        <PickRow value="y">Yearly</PickRow>
        <PickRow value="m">Monthly</PickRow>
      </Pick>
      <Pick legend="Where" many>
        <PickRow value="w">At work</PickRow>
        <PickRow value="h">At home</PickRow>
      </Pick>
    </>,
  );
  for (const name of ['Yearly', 'Monthly', 'At work', 'At home']) await userEvent.click(screen.getByLabelText(name));
  expect(screen.getByRole('group', { name: 'Plan' })).toBeInTheDocument();
  expect(screen.getByLabelText('Yearly')).not.toBeChecked();
  expect(screen.getByLabelText('Monthly')).toBeChecked();
  expect(screen.getByLabelText('At work')).toBeChecked();
  expect(screen.getByLabelText('At home')).toBeChecked();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog, Menu, MenuItem, MenuLink, Select, Tabs, ToastProvider, useToast } from './index.ts';

function Deletable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this conversation?"
        description="It goes for good."
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

test('a dialog is named and described, takes the focus, keeps it, and returns it', async () => {
  const user = userEvent.setup();
  render(<Deletable />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
  expect(dialog).toHaveAccessibleDescription('It goes for good.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('a menu opens by keyboard, runs the chosen item and closes', async () => {
  const user = userEvent.setup();
  const rename = jest.fn();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onClick={rename}>Rename</MenuItem>
      <MenuLink href="/settings">Settings</MenuLink>
    </Menu>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(rename).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('tabs show one panel, and the arrow keys move between them', async () => {
  const user = userEvent.setup();
  render(
    <Tabs
      label="Shelf"
      tabs={[
        { value: 'l', label: 'Lessons', panel: 'Six lessons' },
        { value: 'h', label: 'History', panel: 'Nothing yet' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Six lessons');
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing yet');
});

test('a select is named by its field, shows the label of its value and its error', () => {
  render(
    <Select
      label="Language"
      error="Choose one."
      options={[
        { value: 'en', label: 'English' },
        { value: 'de', label: 'Deutsch' },
      ]}
      value="de"
      onChange={() => undefined}
    />,
  );
  const box = screen.getByRole('combobox', { name: 'Language' });
  expect(box).toHaveTextContent('Deutsch');
  expect(box).toHaveAccessibleDescription('Choose one.');
});

function Saver() {
  const { show } = useToast();
  return <Button onClick={() => show({ tone: 'bad', title: 'Not saved', text: 'The connection went.' })}>Save</Button>;
}

test('a toast appears and can be dismissed', async () => {
  const user = userEvent.setup();
  render(
    <ToastProvider closeLabel="Put away">
      <Saver />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Not saved')).not.toHaveLength(0);
  await user.click(screen.getByLabelText('Put away'));
  await waitFor(() => expect(screen.queryByLabelText('Put away')).not.toBeInTheDocument());
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react';

interface LateProps {
  late: Promise<string>;
}

const Late = ({ late }: LateProps) => <b>{use(late)}</b>;

function Beside(): ReactNode {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    void Promise.resolve().then(() => setSeen(true));
  }, []);
  return seen && <i>Effects ran</i>;
}

function Page({ late, change }: LateProps & { change(update: () => void): void }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => change(() => setOpen(true))}>Open</button>
      {open && (
        <Suspense>
          <Late late={late} />
        </Suspense>
      )}
      {open && <Beside />}
    </>
  );
}

// React's `act` drops what is left to do after such an event, unless it is awaited: the pages of tests stood still.
test.each([
  ['at once', (update: () => void) => update()],
  ['in a transition', startTransition],
])('a press that suspends %s is rendered to its end, with its effects', async (_, change) => {
  const late = Promise.withResolvers<string>();
  render(
    <Suspense>
      <Page late={late.promise} change={change} />
    </Suspense>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  late.resolve('There');
  expect(await screen.findByText('There')).toBeVisible();
  expect(await screen.findByText('Effects ran')).toBeVisible();
});

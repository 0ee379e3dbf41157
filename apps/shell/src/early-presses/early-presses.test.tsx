import { act } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyPresses } from './early-presses.tsx';
import { noteEarlyPresses } from './note-early-presses.ts';

let root: HTMLDivElement;
let presses: number;
beforeEach(() => {
  presses = 0;
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
});
afterEach(() => {
  root.remove();
  delete window.earlyPresses;
});

const button = () => root.querySelector('button')!;
/** Adds the click directly: jsdom cannot create trusted events. */
function press(): void {
  const event = new MouseEvent('click', { bubbles: true });
  window.earlyPresses?.add(button());
  act(() => void button().dispatchEvent(event));
}
const page = (until: Promise<void> | undefined) => (
  <StrictMode>
    <EarlyPresses>
      <Suspense>
        <Part until={until} />
      </Suspense>
    </EarlyPresses>
  </StrictMode>
);
function Part({ until }: { until: Promise<void> | undefined }): ReactNode {
  if (until) use(until);
  return (
    <button type="button" onClick={() => (presses += 1)}>
      Listen
    </button>
  );
}
/** Lets React process pending work. */
const aWhile = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

function write(): void {
  root.innerHTML = renderToString(page(undefined));
  const script = document.createElement('script');
  script.textContent = noteEarlyPresses;
  root.after(script);
  script.remove();
}

test('a click before hydration, or before its part has loaded, is performed once afterwards', async () => {
  write();
  press();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await act(async () => void hydrateRoot(root, page(arrived)));
  press();
  await aWhile();
  expect(presses).toBe(0);
  arrive();
  await aWhile();
  expect(presses).toBe(1);
  expect(window.earlyPresses!.size).toBe(0);
  press();
  await aWhile();
  expect(presses).toBe(2);
});

test('a click on a button that was removed is dropped', async () => {
  write();
  press();
  window.earlyPresses!.add(document.createElement('button'));
  await act(async () => void hydrateRoot(root, page(undefined)));
  await aWhile();
  expect(presses).toBe(1);
  expect(window.earlyPresses!.size).toBe(0);
});

import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementsScript } from './announcements-script.ts';
import { writeAnnouncements } from './write-announcements.ts';

const one = { uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11', level: 'notice', text: 'Calls <pause> at noon' } as const;
const two = { ...one, uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e12', level: 'trouble', text: 'No voice' } as const;

/** Tells the script of a request's end. */
let tell: (name: string, version?: string) => Promise<void>;
let replies: { version: string; announcements: (typeof one | typeof two)[] };
const asked = jest.fn();

function open(announcements: (typeof one | typeof two)[] = [], version = '') {
  document.body.innerHTML = `${writeAnnouncements({ version, announcements }, 'de')}<main id="main" tabindex="-1"></main>`;
  window.eval(announcementsScript);
}

beforeEach(() => {
  document.cookie = 'announcements_closed=; max-age=0; path=/';
  asked.mockClear();
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(look: (list: { getEntries(): object[] }) => void) {
        tell = async (name, version) => {
          const serverTiming = version === undefined ? [] : [{ name: 'announcements', description: version }];
          await act(async () => look({ getEntries: () => [{ name: `http://localhost${name}`, serverTiming }] }));
          await act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));
        };
      }
      observe() {}
    },
    fetch: async (url: string) => {
      asked(url);
      return { ok: true, json: async () => replies };
    },
  });
});

const texts = () => Array.from(document.querySelectorAll('#announcements p'), ({ textContent }) => textContent);

test('announcements are in the HTML with a role by their level, and their text is only text', () => {
  open([two, one], 'v1');
  const [alert, status] = document.querySelectorAll('#announcements > div');
  expect([alert?.getAttribute('role'), status?.getAttribute('role')]).toEqual(['alert', 'status']);
  expect(texts()).toEqual(['No voice', 'Calls <pause> at noon']);
});

test('an announcement is closed by keyboard, stays closed, and the focus moves on', async () => {
  open([two, one], 'v1');
  const [first, second] = document.querySelectorAll('button');
  expect(first).toHaveAccessibleName('Schließen');
  expect(first).toHaveAccessibleDescription('No voice');
  first!.focus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(['Calls <pause> at noon']);
  expect(second).toHaveFocus();
  expect(document.cookie).toContain(`announcements_closed=${two.uuid}`);
  await userEvent.keyboard('{Enter}');
  expect(document.getElementById('main')).toHaveFocus();
  expect(document.cookie).toContain(`announcements_closed=${one.uuid}.${two.uuid}`);
});

test('an open page learns of an announcement with its next request, and of its end, and asks once', async () => {
  open();
  replies = { version: 'v1', announcements: [two, one] };
  document.cookie = `announcements_closed=${one.uuid}; path=/`;
  await tell('/api/v1/users/me');
  expect(asked).not.toHaveBeenCalled();
  await tell('/api/v1/users/me', 'v1');
  await tell('/api/v1/announcements', 'v1');
  await tell('/api/v1/chat', 'v1');
  await tell('/assets/picture.avif');
  expect(asked.mock.calls).toEqual([['/api/v1/announcements']]);
  expect(texts()).toEqual(['No voice']);
  expect(document.querySelector('#announcements > [role="alert"] button')).toHaveTextContent('Schließen');
  replies = { version: '', announcements: [] };
  await tell('/api/v1/chat');
  expect(texts()).toEqual([]);
});

import { takeMessageFromUrl } from './message-from-url.ts';

function pageAt(address: string) {
  const location = new URL(address, 'https://greenroom.example');
  const history = {
    state: { key: 'kept' },
    replaceState: (_: unknown, __: string, to: string) => void (location.href = new URL(to, location).href),
  };
  return { location, history } as unknown as Pick<Window, 'location' | 'history'>;
}

it('takes the message out of the URL, once', () => {
  const page = pageAt('/aimentor/noor-halabieh/chat?conversation=1#say=I%20can%E2%80%99t%20sleep');
  expect(takeMessageFromUrl(page)).toBe('I can’t sleep');
  expect(page.location.href).toMatch(/chat\?conversation=1$/);
  expect(takeMessageFromUrl(page)).toBe('');
});

it('leaves another fragment unchanged', () => {
  const page = pageAt('/aimentor/noor-halabieh/chat#end');
  expect(takeMessageFromUrl(page)).toBe('');
  expect(page.location.hash).toBe('#end');
});

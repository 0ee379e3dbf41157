import { microphoneTrouble } from './microphone-trouble.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
])('%s: %s', (name, trouble) => expect(microphoneTrouble(new DOMException('', name))).toBe(trouble));

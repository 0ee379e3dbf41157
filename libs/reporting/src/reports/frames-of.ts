/** One frame of the stack, the innermost first. */
export interface Frame {
  function: string;
  /** Path on the site or within the repository; never a whole address or a folder of a machine. */
  file: string;
  line: number;
  column: number;
}

const most = 30;
const chromium = /^\s*at (?:(.*?) \()?([^()\s]+):(\d+):(\d+)\)?$/;
/** Firefox and Safari. */
const others = /^(.*?)@(\S+):(\d+):(\d+)$/;

/** Returns the frames of an error's stack, without the message that some engines put above them. */
export function framesOf({ name, message, stack = '' }: Error): Frame[] {
  const head = [`${name}: ${message}`, message].find((text) => text !== '' && stack.startsWith(text)) ?? '';
  return stack
    .slice(head.length)
    .split('\n')
    .flatMap((line) => {
      const [, called = '', file, row, column] = chromium.exec(line) ?? others.exec(line) ?? [];
      if (file === undefined) return [];
      return [{ function: nameOf(called), file: placeOf(file), line: Number(row), column: Number(column) }];
    })
    .slice(0, most);
}

const nameOf = (called: string) => (/^[\w$.<>[\]# ]{1,100}$/.test(called) ? called : '?');

function placeOf(file: string): string {
  const path = URL.canParse(file) ? new URL(file).pathname : file;
  const ofRepository = /(?:^|\/)((?:apps|libs|tools|node_modules)\/.*)$/.exec(path);
  if (ofRepository) return ofRepository[1]!;
  return /^\/(remotes|shell)\//.test(path) ? path : '<elsewhere>';
}

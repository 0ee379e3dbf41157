/** In texts; each message of a conversation reads those before it again. */
const most = 1_000;

/** Wraps a function of a text so that the results of the last texts are kept. */
export function rememberTexts<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

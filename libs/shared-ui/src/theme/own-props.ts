/**
 * Options for `styled` on an element with props of its own: they style it and are not passed on, neither to the
 * element nor to a router's Link given by `as`. Everything else is passed on.
 * @param names the component's own props
 */
export function ownProps(...names: readonly string[]) {
  const kept = new Set([...names, 'as', 'theme']);
  return { shouldForwardProp: (prop: string) => !kept.has(prop) };
}

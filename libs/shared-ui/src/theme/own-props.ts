/**
 * Returns options for `styled` that keep a component's own props for its styles: they reach neither the element nor a
 * router's Link given by `as`. All other props are passed on.
 * @param names the component's own props
 */
export function ownProps(...names: readonly string[]) {
  const kept = new Set([...names, 'as', 'theme']);
  return { shouldForwardProp: (prop: string) => !kept.has(prop) };
}

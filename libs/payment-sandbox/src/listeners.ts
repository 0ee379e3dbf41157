export interface Listeners<Event> {
  add(listener: (event: Event) => void): void;
  remove(listener: ((event: Event) => void) | undefined): void;
  tell(event: Event): void;
}

export function listeners<Event>(): Listeners<Event> {
  const all = new Set<(event: Event) => void>();
  return {
    add: (listener) => void all.add(listener),
    remove: (listener) => (listener ? void all.delete(listener) : all.clear()),
    tell: (event) => [...all].forEach((listener) => listener(event)),
  };
}

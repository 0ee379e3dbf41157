import type { RoomPerson, RoomView } from './meeting-room.ts';

/** The view of a room, with its subscribers. */
export class RoomStore {
  readonly #listeners = new Set<() => void>();
  #view: RoomView = { state: 'connecting', people: [], camera: undefined, muted: false };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): RoomView => this.#view;

  change(change: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Adds a person, or updates one. */
  put(person: Pick<RoomPerson, 'identity' | 'name'> & Partial<RoomPerson>): void {
    const known = this.#view.people.find(({ identity }) => identity === person.identity);
    const now = { stream: undefined, picture: false, ...known, ...person };
    const people = this.#view.people.map((one) => (one === known ? now : one));
    this.change({ people: known ? people : [...people, now] });
  }

  remove(identity: string): void {
    this.change({ people: this.#view.people.filter((one) => one.identity !== identity) });
  }
}

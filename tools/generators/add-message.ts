import { updateJson, type Tree } from '@nx/devkit';

/** Adds a message to a catalogue. @throws Error when the catalogue has the key already */
export function addMessage(tree: Tree, catalogue: string, key: string, text: string): void {
  updateJson(tree, catalogue, (messages: Record<string, string>) => {
    if (key in messages) throw new Error(`${catalogue} has ${key} already`);
    return { ...messages, [key]: text };
  });
}

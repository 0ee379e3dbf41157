/** The spellings of a name: `bed-time` as file, variable, type and words. */
export interface Spellings {
  kebab: string;
  camel: string;
  pascal: string;
  words: string;
}

const kebabForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error if the name is not lower-case words joined by hyphens */
export function spell(name: string): Spellings {
  if (!kebabForm.test(name)) throw new Error(`“${name}”: a name is lower-case words joined by hyphens`);
  const parts = name.split('-');
  const pascal = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
  const camel = parts[0]! + pascal.slice(parts[0]!.length);
  const words = parts.join(' ');
  return { kebab: name, camel, pascal, words: words[0]!.toUpperCase() + words.slice(1) };
}

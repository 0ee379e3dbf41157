/** Returns the first name ("Imogen" of "Imogen Vale"), used on the coach's own pages. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

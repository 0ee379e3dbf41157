/** "Imogen" of "Imogen Vale": how a coach is spoken of within their own pages. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

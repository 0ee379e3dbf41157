/** What stands in a field of text, without spaces around it; nothing where there is none. */
export function fieldText(fields: FormData, name: string): string {
  const text = fields.get(name);
  return typeof text === 'string' ? text.trim() : '';
}

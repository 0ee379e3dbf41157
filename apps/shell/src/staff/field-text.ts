/** Returns a text field's trimmed value; empty if there is none. */
export function fieldText(fields: FormData, name: string): string {
  const text = fields.get(name);
  return typeof text === 'string' ? text.trim() : '';
}

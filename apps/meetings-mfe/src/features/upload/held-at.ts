/**
 * Returns when an uploaded meeting was held (ISO 8601), for its place among scenes and other meetings: noon of its day,
 * and now on the same day, so that it does not come before what was done earlier today.
 * @param day `YYYY-MM-DD` in the browser's calendar
 */
export function heldAtOf(day: string, now = new Date()): string {
  const noon = new Date(`${day}T12:00:00`);
  return (noon.toDateString() === now.toDateString() ? now : noon).toISOString();
}

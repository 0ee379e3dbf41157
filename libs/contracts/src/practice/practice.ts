/** Days of the week as ISO 8601 numbers them: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** After so many reminders that nobody answered, no more come until one is back. */
export const quietAfterReminders = 3;

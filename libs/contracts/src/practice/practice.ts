/** Days of the week by their ISO 8601 numbers: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** After this many unanswered reminders, no more are sent until the user is back. */
export const quietAfterReminders = 3;

/** Announcements of staff above every page, such as planned maintenance or trouble with a vendor. */

export const announcementLevels = ['notice', 'trouble'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

export const announcementStates = ['in_force', 'planned', 'past'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Maximum length of an announcement, in characters. */
export const announcementLength = 280;

/**
 * Strictly necessary: the announcements that the visitor closed, as uuids joined by dots, the latest first. Written by
 * the page's script, read by the server.
 */
export const closedAnnouncementsCookie = { name: 'announcements_closed', maxAgeSeconds: 7_776_000, most: 5 } as const;

/**
 * The metric of `Server-Timing` by which API replies tell open pages which announcements are in force: its description
 * is the version of {@link AnnouncementsInForce}.
 */
export const announcementsMetric = 'announcements';

import { z } from 'zod';
import { announcementLength, announcementLevels, announcementStates } from './announcements.ts';
import { StaffReason } from './staff.schema.ts';

const moment = z.iso.datetime();
const level = z.enum(announcementLevels);
const text = z.string().trim().min(1).max(announcementLength);

/** Announcements in force, in the language of the request. */
export const AnnouncementsInForce = z.object({
  /** Changes with the announcements in force; empty if there are none. */
  version: z.string(),
  announcements: z.array(z.object({ uuid: z.uuid(), level, text: z.string() })),
});
export type AnnouncementsInForce = z.infer<typeof AnnouncementsInForce>;

export const StaffAnnouncementsQuery = z.object({
  state: z.enum(announcementStates).optional(),
  /** The cursor of the previous page. */
  cursor: z.string().max(100).optional(),
});
const StaffAnnouncement = z.object({
  uuid: z.uuid(),
  level,
  textEn: z.string(),
  textDe: z.string(),
  startsAt: moment,
  endsAt: moment,
  state: z.enum(announcementStates),
});
export type StaffAnnouncement = z.infer<typeof StaffAnnouncement>;
export const StaffAnnouncements = z.object({
  /** The latest beginning first. */
  announcements: z.array(StaffAnnouncement),
  cursor: z.string().nullable(),
});
export type StaffAnnouncements = z.infer<typeof StaffAnnouncements>;

export const StaffAnnouncementWrite = StaffReason.extend({
  level,
  textEn: text,
  textDe: text,
  startsAt: moment,
  /** After the beginning, and in the future. */
  endsAt: moment,
});
export const StaffAnnouncementParams = z.object({ announcementUuid: z.uuid() });

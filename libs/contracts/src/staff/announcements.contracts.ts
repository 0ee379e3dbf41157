import * as auth from '../identity/auth.schema.ts';
import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as announcements from './announcements.schema.ts';
import { StaffReason } from './staff.schema.ts';

type AnnouncementEndpoint = 'announcements' | Extract<keyof ContractTable, `staffAnnouncement${string}`>;

/** 401 for a visitor, 404 for other accounts, 403 for staff with other roles. */
const refused = ['not_authenticated', 'not_found', 'forbidden'] as const;

/** Contracts of announcements above every page. */
export const announcementContracts = {
  announcements: {
    endpoint: endpoints.announcements,
    right: 'everyone',
    summary: 'Get the announcements in force, in the language of the request',
    reply: announcements.AnnouncementsInForce,
    errors: [],
  },
  staffAnnouncements: {
    endpoint: endpoints.staffAnnouncements,
    right: 'staffSupport',
    summary: 'List announcements in force, planned and past, the latest beginning first',
    query: announcements.StaffAnnouncementsQuery,
    reply: announcements.StaffAnnouncements,
    errors: ['bad_request', ...refused],
  },
  staffAnnouncementWrite: {
    endpoint: endpoints.staffAnnouncementWrite,
    right: 'staffSupport',
    summary: 'Write an announcement; it has to end in the future, and after its beginning',
    body: announcements.StaffAnnouncementWrite,
    reply: auth.Done,
    errors: ['bad_request', ...refused],
  },
  staffAnnouncementChange: {
    endpoint: endpoints.staffAnnouncementChange,
    right: 'staffSupport',
    summary: 'Change an announcement that is planned or in force',
    params: announcements.StaffAnnouncementParams,
    body: announcements.StaffAnnouncementWrite,
    reply: auth.Done,
    // `conflict`: it is past.
    errors: ['bad_request', 'conflict', ...refused],
  },
  staffAnnouncementEnd: {
    endpoint: endpoints.staffAnnouncementEnd,
    right: 'staffSupport',
    summary: 'End an announcement now; a planned one is never shown',
    params: announcements.StaffAnnouncementParams,
    body: StaffReason,
    reply: auth.Done,
    // `conflict`: it is past.
    errors: ['bad_request', 'conflict', ...refused],
  },
} as const satisfies Pick<ContractTable, AnnouncementEndpoint>;

import type { StaffAnnouncement } from '@greenroom/contracts';

/** Announcements for tests and stories of the page, one in each state. */
export const announcements: StaffAnnouncement[] = [
  {
    uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11',
    level: 'trouble',
    textEn: 'Calls pause at noon',
    textDe: 'Anrufe ruhen mittags',
    startsAt: '2026-11-24T10:00:00.000Z',
    endsAt: '2026-11-24T14:00:00.000Z',
    state: 'in_force',
  },
  {
    uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e12',
    level: 'notice',
    textEn: 'Later',
    textDe: 'Später',
    startsAt: '2026-11-25T10:00:00.000Z',
    endsAt: '2026-11-25T14:00:00.000Z',
    state: 'planned',
  },
  {
    uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e13',
    level: 'notice',
    textEn: 'Voices are back',
    textDe: 'Die Stimmen sind zurück',
    startsAt: '2026-11-20T10:00:00.000Z',
    endsAt: '2026-11-20T14:00:00.000Z',
    state: 'past',
  },
];

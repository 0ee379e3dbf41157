import { createHash } from 'node:crypto';

/** The namespace of everything under `content/`. Changing it changes every URL that contains a uuid. */
const namespace = Buffer.from('6f1c2a52b0c94c1e9f0b6a1d5e7c3a84', 'hex');

/**
 * Derives the uuid of a piece of content from its name, so that it is the same on every machine and after every start.
 * Version 5 of RFC 9562, section 5.5.
 * @param name for instance `item/imogen-vale/land-the-last-line`
 */
export function nameUuid(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const itemUuid = (coach: string, item: string) => nameUuid(`item/${coach}/${item}`);
/** The uuid of a group on a coach's shelf. */
export const groupUuid = (coach: string, group: string) => nameUuid(`group/${coach}/${group}`);
export const topicUuid = (coach: string, topic: string) => nameUuid(`topic/${coach}/${topic}`);
/**
 * The uuid of something shown to a person on a day (UTC, as in "2026-11-22"). It is the same wherever it is shown, so
 * that opening it can be traced to the day it was shown.
 * @param key the uuid of an item, the slug of a scene or coach
 */
export const recommendationUuid = (
  to: { ownerId: string; day: string },
  kind: 'item' | 'scene' | 'coach',
  key: string,
) => nameUuid(`recommendation/${to.ownerId}/${to.day}/${kind}/${key}`);
export const sceneUuid = (scene: string) => nameUuid(`scene/${scene}`);
export const sceneCategoryUuid = (category: string) => nameUuid(`scene-category/${category}`);
export const sceneSubcategoryUuid = (category: string, subcategory: string) =>
  nameUuid(`scene-category/${category}/${subcategory}`);

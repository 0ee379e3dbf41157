import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef } from 'react';
import { track } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import type { EventProperties, Narration } from '@greenroom/contracts';
import { keptPlaces, type KeptPlaces } from './kept-places.ts';
import { counted, type Course } from './playback-counted.ts';
import { atStart, type Place } from './timeline.ts';
import { type Deck, useDeck } from './use-deck.ts';
import { type Label, useMediaKeys } from './use-media-keys.ts';

/** Analytics properties of what is played. */
export type Media = Pick<
  EventProperties<'Media Playback Started'>,
  'content_type' | 'content_id' | 'content_title' | 'parent_uuid' | 'page_type'
>;

export interface NarrationToHear {
  narration: Narration;
  addressOf(partKey: string): string;
  media: Media;
  label: Label;
}

/** Plays a narration from where the user stopped, as soon as it is loaded, and counts playback. */
export function useNarration({ narration: { uuid, parts }, addressOf, media, label }: NarrationToHear): {
  deck: Deck;
  element: ComponentPropsWithRef<'audio'>;
} {
  const { user } = useCurrentUser();
  const [kept] = useState(() => keptPlaces(storageHere(), user.id ?? 'visitor'));
  const [{ start, firstSpeed }] = useState(() => ({ start: leftOff(kept, uuid, parts), firstSpeed: kept.speed() }));
  const course = useRef<Course>('not begun');
  const { deck, element } = useDeck({
    parts,
    addressOf: (part) => addressOf(parts[part]!.key),
    start,
    speed: firstSpeed,
    onTurn(turn, { position, total, speed }) {
      const [next, event] = counted(course.current, turn);
      course.current = next;
      if (event === undefined) return;
      track(event, {
        ...media,
        product: 'greenroom',
        user_id: user.id,
        content_uuid: uuid,
        course_id: null,
        auto_play: false,
        position: tenths(position),
        total_length: tenths(total),
        player: 'narration',
        playback_location: 'page',
        quality: null,
        speed,
      });
    },
    onPlace: (place) => kept.keep(uuid, place && { key: parts[place.part]!.key, seconds: place.seconds }),
  });
  useMediaKeys(label, deck);
  const play = useEffectEvent(deck.play);
  useEffect(() => play(), []);
  const setSpeed = (speed: number) => {
    kept.keepSpeed(speed);
    deck.setSpeed(speed);
  };
  return { deck: { ...deck, setSpeed }, element };
}

/** Rounds seconds to tenths for analytics. */
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

function leftOff(kept: KeptPlaces, uuid: string, parts: Narration['parts']): Place {
  const found = kept.find(uuid);
  const part = parts.findIndex(({ key }) => key === found?.key);
  return found && part >= 0 ? { part, seconds: found.seconds } : atStart;
}

/** Returns undefined when the browser blocks storage for this page. */
function storageHere(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

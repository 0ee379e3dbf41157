import { useSyncExternalStore } from 'react';
import { cookies } from '@greenroom/contracts';
import { type ListeningLaw, listeningLawOf } from './listening-law.ts';

/** Returns the law at the visitor's location, from cookies of the server; the generic note in server-side rendering. */
export const useLaw = (): ListeningLaw => useSyncExternalStore(never, lawHere, lawAnywhere);

const never = () => () => {};
const lawHere = () => listeningLawOf(valueOf(cookies.geo.name), valueOf(cookies.region.name));
const lawAnywhere = () => 'ask' as const;

const valueOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

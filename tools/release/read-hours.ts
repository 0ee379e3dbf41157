import { releaseLinkHours } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';

const { min, max, usual } = releaseLinkHours;

/** Reads the number of hours for which a link is valid, as typed. @throws CommandFailure if it is not such a number */
export function readHours(text: string = String(usual)): number {
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < min || hours > max)
    throw new CommandFailure('usage', `--hours is a whole number from ${min} to ${max}`);
  return hours;
}

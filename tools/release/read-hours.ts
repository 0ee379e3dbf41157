import { releaseLinkHours } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';

const { min, max, usual } = releaseLinkHours;

/** For how many hours a link is good, as it was typed. @throws CommandFailure where it is no such number */
export function readHours(text: string = String(usual)): number {
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < min || hours > max)
    throw new CommandFailure('usage', `--hours is a whole number from ${min} to ${max}`);
  return hours;
}

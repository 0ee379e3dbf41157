/** Returns the last seven days of the local calendar, including today, with the whole minutes of each. */
export function weekOf(times: readonly { at: string; minutes: number }[], now: Date): { day: Date; minutes: number }[] {
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back + 1);
    const ofDay = times.filter(({ at }) => new Date(at) >= day && new Date(at) < next);
    return { day, minutes: Math.round(ofDay.reduce((sum, { minutes }) => sum + minutes, 0)) };
  });
}

/** Returns the anchor of a line of the script. */
export const lineId = (position: number): string => `line-${position}`;

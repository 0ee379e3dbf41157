/** Returns the figure with the highest value. */
export const largest = (sums: readonly string[]): string | undefined =>
  sums.toSorted((one, other) => worth(other) - worth(one))[0];

/** Returns the higher of the two latest figures. A number without a currency takes that of the other. */
export function newPrice([newest, older]: readonly string[]): string | undefined {
  const [price] = largerFirst(newest, older);
  const [, unit] = /\d\s?(euros?|pounds|dollars|€)$/i.exec(price === newest ? (older ?? '') : (newest ?? '')) ?? [];
  return price !== undefined && unit !== undefined && /^\d+$/.test(price) ? `${price} ${unit}` : price;
}

/** Orders two figures, the larger first, since that is the one the person asks for. */
export function largerFirst(
  one: string | undefined,
  other: string | undefined,
): [string | undefined, string | undefined] {
  if (one === undefined || other === undefined) return [one, other];
  return worth(one) >= worth(other) ? [one, other] : [other, one];
}

/** Returns the value in the unit as written; thousands are expanded. */
export function worth(figure: string): number {
  const digits = Number(
    figure
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
  return /\dk|grand|thousand|tausend/i.test(figure) ? digits * 1_000 : digits;
}

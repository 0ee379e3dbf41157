/**
 * Loaded before everything else (`node --import`), it shifts a process's clock by SKEW_MS, as on a machine whose clock
 * is wrong. Durations are not affected.
 */
const skewMs = Number(process.env.SKEW_MS ?? 0);
const Right = Date;
globalThis.Date = new Proxy(Right, {
  construct: (_, given: unknown[], as: NewableFunction) =>
    Reflect.construct(Right, given.length === 0 ? [Right.now() + skewMs] : given, as) as object,
  apply: () => new Right(Right.now() + skewMs).toString(),
  get: (_, name) => (name === 'now' ? () => Right.now() + skewMs : (Reflect.get(Right, name) as unknown)),
});

/**
 * Starts the clock of a test process at the time that TEST_CLOCK names, such as `2026-03-28T23:59:30Z`; time goes on
 * from there. A database has its own clock, so this is for projects and folders without one.
 */
const RealDate = globalThis.Date;

if (!RealDate.isShifted) {
  const offset = RealDate.parse(process.env.TEST_CLOCK) - RealDate.now();
  globalThis.Date = class Date extends RealDate {
    static isShifted = true;
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + offset] : given));
    }
    static now() {
      return RealDate.now() + offset;
    }
  };
}

import { onReported } from '@greenroom/reporting/reports';

/** Drops error reports without sending or storing them. @returns a function that stops it */
export const dropReports = (): (() => void) => onReported(() => {});

/** Of the API whose wire format this is; the official library of version 23.1.0 pins it. */
export const apiVersion = '2026-10-28.endive';

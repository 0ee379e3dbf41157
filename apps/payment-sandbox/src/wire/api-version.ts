/** The API version of this wire format, which version 23.1.0 of the official library pins. */
export const apiVersion = '2026-10-28.endive';

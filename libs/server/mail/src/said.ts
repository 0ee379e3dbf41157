export type Said = readonly [subject: string, before: string[], action?: string, after?: string[]];

export * from './catalogue.ts';
export * from './consent.ts';
export * from './analytics-cookies.ts';
export * from './property.ts';
export * from './shared-properties.ts';
export * from './vendors.ts';
export * from './web-vitals.ts';

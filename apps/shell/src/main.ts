/** Federation decides which copy of a shared module the page uses; everything waits behind this import until it has. */
void import('./start.tsx');

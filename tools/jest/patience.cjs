const { configure } = require('@testing-library/dom');

/** Timeout in milliseconds that only ends hanging waits; no test depends on it. */
configure({ asyncUtilTimeout: 120_000 });

const { configure } = require('@testing-library/dom');

/** Ends a wait for what never comes; no test is decided by it. In milliseconds. */
configure({ asyncUtilTimeout: 120_000 });

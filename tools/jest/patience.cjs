const { configure } = require('@testing-library/dom');

/** Parts of a page that come late are compiled when they are first asked for, on machines that have other things to do. */
configure({ asyncUtilTimeout: 8_000 });

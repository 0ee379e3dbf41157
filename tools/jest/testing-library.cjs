const { configure } = require('@testing-library/dom');

/** Timeout in milliseconds that only ends hanging waits; no test depends on it. */
configure({ asyncUtilTimeout: 120_000 });

// Tests without a DOM do not load React.
if ('document' in globalThis) {
  const { act } = require('@testing-library/react');
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');
  let dispatching = false;
  /**
   * Dispatches an event, as Testing Library does, in React's `act`. Where a component suspends on a promise meanwhile,
   * `act` keeps the renders and effects that are left and drops them unless it is awaited, and Testing Library does not
   * await it: the page then never changes again. Here it is awaited in that case.
   */
  const eventWrapper = (dispatch) => {
    if (dispatching) return dispatch();
    dispatching = true;
    try {
      let result;
      let left = [];
      const acting = act(() => {
        left = react.actQueue ?? left;
        result = dispatch();
      });
      if (left.length > 0) void acting.then(() => undefined);
      return result;
    } finally {
      dispatching = false;
    }
  };
  configure({ eventWrapper });
}

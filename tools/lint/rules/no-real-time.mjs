const clocks = new Set(['Date.now', 'performance.now', 'process.hrtime', 'process.hrtime.bigint']);
const assertions = new Set([
  'toBeLessThan',
  'toBeLessThanOrEqual',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeCloseTo',
]);

const nameOf = (node) => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && !node.computed) return `${nameOf(node.object)}.${node.property.name}`;
  return undefined;
};

/**
 * Forbids tests that sleep, set a timeout of their own, or assert how long something took: see tools/jest/real-time.ts.
 */
export const noRealTime = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sleep: 'A test does not sleep. Await what is said or done (waitUntil), or use a clock that the test holds.',
      elapsed: 'A test does not assert elapsed time: that is a benchmark. Use a clock that the test holds.',
      limit: 'A test has no time limit of its own: a slow machine would decide it.',
    },
  },
  create(context) {
    /** Variables that hold a time, such as `const began = performance.now()`. */
    const moments = new Set();
    let fakes = false;
    const sleeps = [];
    const readsClock = (node) =>
      (node.type === 'CallExpression' && clocks.has(nameOf(node.callee))) ||
      (node.type === 'Identifier' && moments.has(node.name));
    const isElapsed = (node) =>
      node?.type === 'BinaryExpression' && node.operator === '-' && readsClock(node.left) && readsClock(node.right);
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && (readsClock(init) || isElapsed(init))) moments.add(id.name);
      },
      ImportDeclaration(node) {
        if (!/^(node:)?timers\/promises$/.test(node.source.value)) return;
        const slow = node.specifiers.find(({ imported }) => imported && imported.name !== 'setImmediate');
        if (slow) sleeps.push(slow);
      },
      CallExpression(node) {
        const name = nameOf(node.callee) ?? '';
        if (name === 'jest.useFakeTimers') fakes = true;
        if (/(^|\.)waitForTimeout$/.test(name)) sleeps.push(node);
        // Without a delay, setTimeout only lets pending work continue.
        const [callback, delay] = node.arguments;
        const resolves = callback?.type === 'Identifier' && /^(resolve|resume|done|settle)/.test(callback.name);
        if (/^(globalThis\.|window\.)?setTimeout$/.test(name) && resolves && delay && delay.value !== 0)
          sleeps.push(node);
        const last = node.arguments.at(-1);
        if (/^(test|it)(\.|$)/.test(name) && node.arguments.length > 2 && typeof last.value === 'number')
          context.report({ node: last, messageId: 'limit' });
        if (name === 'jest.setTimeout') context.report({ node, messageId: 'limit' });
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !assertions.has(callee.property.name)) return;
        const expected = callee.object.type === 'CallExpression' ? callee.object.arguments[0] : undefined;
        if (expected && (isElapsed(expected) || (expected.type === 'Identifier' && moments.has(expected.name))))
          context.report({ node, messageId: 'elapsed' });
      },
      'Program:exit'() {
        if (!fakes) for (const node of sleeps) context.report({ node, messageId: 'sleep' });
      },
    };
  },
};

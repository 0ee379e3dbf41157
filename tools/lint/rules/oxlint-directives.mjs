const directive = /^\s*oxlint-(disable|enable)/;
const described = /^\s*oxlint-disable(-next)?-line\s+[\w/-]+(\s*,\s*[\w/-]+)*\s+--\s+\S/;

/** Requires comments that switch off Oxlint's rules to name the rules and a reason, and to concern one line. */
export const oxlintDirectives = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { undescribed: 'Write `oxlint-disable-next-line typescript/<rule> -- <the reason>`.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (directive.test(comment.value) && !described.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'undescribed' });
      },
    };
  },
};

/**
 * Replaces the federation runtime's error messages. They are for developers, who can look up the error's code, which is
 * kept, in that library's documentation.
 */
const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };

/**
 * Stands in for the sentences of the federation runtime's error codes. They are for developers, who find them by the
 * code, which an error still carries, in that library's documentation.
 */
const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };

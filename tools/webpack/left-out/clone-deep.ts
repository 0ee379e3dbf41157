/** Replaces lodash's cloneDeep: formik uses it for a form's values, errors and status, which are plain data. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}

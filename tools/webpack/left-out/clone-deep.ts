/** Stands in for lodash's cloneDeep: what formik copies with it are a form's values, errors and status, plain data. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}

/** One thing to choose, in selects, comboboxes, segments and tabs. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line where there is room. */
  description?: string;
  disabled?: boolean;
}

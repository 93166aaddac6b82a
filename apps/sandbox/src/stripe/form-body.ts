export type FormValue = string | FormObject;
export type FormObject = { [name: string]: FormValue };

const PART = /[^[\]]+/g;

/** `items[0][price]=p` as `{items: {0: {price: 'p'}}}`: the way Stripe's clients write nested values. */
export const readForm = (body: string): FormObject => {
  const root: FormObject = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const parts = name.match(PART) ?? [];
    const last = parts.pop();
    if (last === undefined) continue;
    let at = root;
    for (const part of parts) {
      const next = at[part];
      const child: FormObject = typeof next === 'object' ? next : {};
      at[part] = child;
      at = child;
    }
    at[last] = value;
  }
  return root;
};

export const textAt = (form: FormObject, ...path: string[]): string | null => {
  let at: FormValue | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : null;
};

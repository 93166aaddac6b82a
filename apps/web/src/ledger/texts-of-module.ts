/** Every text of a module. One that is made from something is made from braces: `Review Due {}`. */
export function textsOfModule(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'function')
    return textsOfModule(madeWithBraces(value as (...parts: string[]) => unknown));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOfModule);
  return [];
}

const BRACES = '{}';

function madeWithBraces(make: (...parts: string[]) => unknown): unknown {
  try {
    return make(...Array.from({ length: Math.max(1, make.length) }, () => BRACES));
  } catch {
    // It asks for more than a word; its own tests say what it makes of it.
    return null;
  }
}

import { expect, it } from 'vitest';
import { importIconsDirectly } from './direct-icons-plugin.ts';

const FILES = new Map([
  ['Sun', 'sun'],
  ['History', 'rotate-ccw-clock'],
]);
const direct = (code: string): string => importIconsDirectly(code, FILES).trim();

it('an icon comes from its own file, also one that is called differently', () => {
  expect(direct(`import { Sun } from 'lucide-react';`)).toBe(`import Sun from 'lucide-react/icons/sun';`);
  expect(direct(`import { History as Past } from 'lucide-react';`)).toBe(
    `import Past from 'lucide-react/icons/rotate-ccw-clock';`,
  );
});

it('a type leaves no import of the whole list behind', () => {
  expect(direct(`import { type LucideIcon, Sun } from 'lucide-react';`)).toBe(
    `import type { LucideIcon } from 'lucide-react'; import Sun from 'lucide-react/icons/sun';`,
  );
});

it('lines keep their numbers', () => {
  const code = `import {\n  History,\n  Sun,\n} from 'lucide-react';\nconst after = 1;`;
  expect(importIconsDirectly(code, FILES).split('\n')[4]).toBe('const after = 1;');
});

it('what the list does not have is left to it, and other imports are not touched', () => {
  expect(direct(`import { createLucideIcon } from 'lucide-react';`)).toBe(
    `import { createLucideIcon } from 'lucide-react';`,
  );
  expect(direct(`import { Sun } from './sun.ts';`)).toBe(`import { Sun } from './sun.ts';`);
});

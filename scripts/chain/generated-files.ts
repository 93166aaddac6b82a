import type { Contract } from './compile-contracts.ts';

const HEADER = '// Generated from chain/src by scripts/chain/build.ts; never edited.\n';

const kebab = (name: string): string => name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const abiFile = ({ name, abi }: Contract) => ({
  path: `packages/abi/src/${kebab(name)}.ts`,
  text: `${HEADER}export const ${camel(name)}Abi = ${JSON.stringify(abi, null, 1)} as const;\n`,
});

const bytecodeFile = ({ name, bytecode }: Contract) => ({
  path: `packages/abi/src/bytecode/${kebab(name)}.ts`,
  text: `${HEADER}export const ${camel(name)}Bytecode =\n  '${bytecode}' as const;\n`,
});

const sourcesFile = (contracts: Contract[]) => ({
  path: 'packages/abi/src/sources.ts',
  text: `${HEADER}export const SOURCES = ${JSON.stringify(
    Object.fromEntries(contracts.map(({ name, source }) => [camel(name), source])),
    null,
    1,
  )} as const;\n`,
});

/** A contract that is deployed keeps its storage: whoever changes the order of variables sees it here. */
const layoutFile = (contracts: Contract[]) => ({
  path: 'chain/storage-layout.json',
  text: `${JSON.stringify(Object.fromEntries(contracts.map(({ name, storage }) => [name, storage])), null, 2)}\n`,
});

/** Every file that is made from the contracts, by its path in the repository. */
export const generatedFiles = (contracts: Contract[]): { path: string; text: string }[] => [
  ...contracts.flatMap((contract) => [abiFile(contract), bytecodeFile(contract)]),
  sourcesFile(contracts),
  layoutFile(contracts),
];

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepository } from '../lib/repository.mjs';

const require = createRequire(import.meta.url);

/** The settings that chain/foundry.toml gives forge as well: what is tested is what is deployed. */
const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  // Without the hash of the source files a change of a comment changes no bytecode, and no address.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'storageLayout'] } },
};

type StorageSlot = { label: string; slot: string; offset: number; type: string };
type Compiled = {
  abi: unknown[];
  evm: { bytecode: { object: string } };
  storageLayout: { storage: StorageSlot[] };
};
type Output = {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, Compiled>>;
};
export type Contract = {
  name: string;
  abi: unknown[];
  bytecode: string;
  storage: StorageSlot[];
  source: string;
};

const SOURCES = inRepository('chain', 'src');
const readSource = (file: string): string => readFileSync(`${SOURCES}/${file}`, 'utf8');

/** Types of a layout carry the compiler's own numbering of declarations, which says nothing about storage. */
const withoutAstIds = (type: string): string => type.replaceAll(/\)\d+_/g, ')_');

/** Compiles chain/src with the compiler from the registry; a warning is an error. */
export const compileContracts = (): Contract[] => {
  const solc = require('solc');
  const files = readdirSync(SOURCES).filter((file) => file.endsWith('.sol'));
  const sources = Object.fromEntries(files.map((file) => [file, { content: readSource(file) }]));
  const input = JSON.stringify({ language: 'Solidity', sources, settings: SETTINGS });
  const findImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') });
  const output: Output = JSON.parse(solc.compile(input, { import: findImport }));
  if (output.errors?.length)
    throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return files
    .map((file) => ({ name: file.replace('.sol', ''), compiled: output.contracts[file] ?? {} }))
    .flatMap(({ name, compiled: { [name]: contract } }) => (contract ? [{ name, contract }] : []))
    .filter(({ contract }) => contract.evm.bytecode.object !== '')
    .map(({ name, contract }) => ({
      name,
      abi: contract.abi,
      bytecode: `0x${contract.evm.bytecode.object}`,
      storage: contract.storageLayout.storage.map(({ label, slot, offset, type }) => ({
        label,
        slot,
        offset,
        type: withoutAstIds(type),
      })),
      source: readSource(`${name}.sol`),
    }));
};

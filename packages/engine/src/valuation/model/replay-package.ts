import type { SalesTable } from '../sales/sales-table.ts';
import { decodeArrays, encodeArrays } from './array-codec.ts';

const PACKAGE_FILE = { magic: 'PGRP', version: 1, name: 'replay package' };

/** A model as it is stored, byte for byte, and the sales it was opened on: with them a value can be computed again. */
export type ReplayPackage = { model: Uint8Array; sales: SalesTable };

export const encodePackage = (content: ReplayPackage): Uint8Array => encodeArrays(content, PACKAGE_FILE);

export const decodePackage = (stored: Uint8Array): ReplayPackage =>
  decodeArrays(stored, PACKAGE_FILE) as ReplayPackage;

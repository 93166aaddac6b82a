export const IMPORT_KINDS = ['sales', 'listings', 'nsw-psi', 'series'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Kinds whose columns a person names; the others bring a layout of their own. */
const MAPPED_KINDS = ['sales', 'listings', 'series'] as const satisfies readonly ImportKind[];
export type MappedKind = (typeof MAPPED_KINDS)[number];

export const isMappedKind = (kind: ImportKind): kind is MappedKind =>
  MAPPED_KINDS.some((mapped) => mapped === kind);

/** A made-up home of the sample world, valued by the same engine as any other. */
export const SAMPLE_ADDRESS = '123 Main Street, Parramatta NSW 2150';

/** Ends the media type of a file that is kept as gzip (RFC 8460 registers the suffix); whoever saves it gets it unpacked. */
export const PACKED = '+gzip';

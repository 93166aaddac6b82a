const HIDDEN = '•••';

/** As much of an address as tells its owner which one it is, and nobody else more. */
export const maskedAddress = (kind: string, value: string): string => {
  if (kind === 'email') {
    const at = value.lastIndexOf('@');
    return `${value.slice(0, 1)}${HIDDEN}${value.slice(at)}`;
  }
  const shown = Math.min(3, Math.floor(value.length / 3));
  return `${HIDDEN}${shown === 0 ? '' : value.slice(-shown)}`;
};

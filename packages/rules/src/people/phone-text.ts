/** A kept number as people here write it: '0491 570 156', '07 3000 0000'. Numbers of other countries stay as they are. */
export const phoneText = (kept: string): string => {
  const digits = kept.match(/^\+61(\d{9})$/)?.[1];
  if (!digits) return kept;
  return digits.startsWith('4')
    ? `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
    : `0${digits.slice(0, 1)} ${digits.slice(1, 5)} ${digits.slice(5)}`;
};

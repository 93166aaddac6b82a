/** A number in a text, as it was meant: '850k', '$1.2m', 'half a million', '1,2 Mio', '80万'. */
export type Amount = {
  value: number;
  start: number;
  end: number;
  /** Words or a sign beside it make it money; a bare number is money only when it is large. */
  isMoney: boolean;
  /** Grown by a word such as 'k' or 'million'. */
  isScaled: boolean;
  /** What it was grown by: 1 where it stands as it is. */
  scale: number;
};

export type AmountRole =
  | 'price'
  | 'sale'
  | 'cap'
  | 'floor'
  | 'loan'
  | 'owed'
  | 'savings'
  | 'income'
  | 'rentIn'
  | 'rentOut'
  | 'living'
  | 'commitment'
  | 'debt'
  | 'repayment'
  | 'extra'
  | 'offset'
  | 'fee'
  | 'change'
  | 'denied'
  | 'rate'
  | 'share'
  | 'term'
  | 'rooms'
  | 'area'
  | 'distance'
  | 'count'
  | 'age'
  | 'year'
  | 'date'
  | 'phone'
  | 'address'
  | 'postcode'
  | 'other';
/** An amount of a message: AUD, percent or years, as it is meant. */
export type ReadAmount = {
  role: AmountRole;
  share: number;
  value: number;
  timesAYear: number | null;
  start: number;
  end: number;
};
/** What the amounts of a message are, and what it asks for. */
export type LearntReading = {
  amounts: readonly ReadAmount[];
  asks: readonly { ask: string; share: number }[];
};

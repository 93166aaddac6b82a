type DriverError = { code?: unknown; constraint?: unknown; cause?: unknown };

const isViolation = (error: unknown, wanted: string, constraint: string): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint: violated, cause } = error as DriverError;
  return (code === wanted && violated === constraint) || isViolation(cause, wanted, constraint);
};

/** Whether a write failed because a row of that unique constraint exists. Drizzle wraps the driver's error. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, '23505', constraint);

/** Whether it failed because a row that it must not meet exists. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, '23P01', constraint);

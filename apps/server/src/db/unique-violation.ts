type DriverError = { code?: unknown; constraint?: unknown; cause?: unknown };

/** Whether a write failed because a row of that unique constraint exists. Drizzle wraps the driver's error. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint: violated, cause } = error as DriverError;
  return (code === '23505' && violated === constraint) || isUniqueViolation(cause, constraint);
};

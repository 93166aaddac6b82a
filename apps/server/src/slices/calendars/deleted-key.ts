/** Under which the agent is asked about an appointment that was deleted elsewhere, until they have said. */
export const deletedKey = (appointmentId: string): string => `calendar-deleted:${appointmentId}`;

/** What a notice of a missing meeting link is about; settled once there is one. */
export const linkKey = (appointmentId: string): string => `appointment-link:${appointmentId}`;

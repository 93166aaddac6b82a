/** The screen with this one open. */
export const appointmentPath = (id: string): string => `/appointments?appointment=${id}`;

/** OPS-APPT-21 */
export const APPOINTMENT_KINDS = ['viewing', 'consultation', 'virtual-tour', 'meeting', 'follow-up'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** Where people meet. A self-guided viewing is at the home, without an agent at the door. */
export const LOCATION_TYPES = ['physical', 'virtual', 'hybrid', 'phone', 'self-guided'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** Where people see each other on a screen, and need a link for it. */
export const BY_VIDEO: readonly LocationType[] = ['virtual', 'hybrid'];
export const lacksLink = ({
  locationType,
  meetingLink,
}: {
  locationType: LocationType;
  meetingLink: string | null;
}): boolean => BY_VIDEO.includes(locationType) && !meetingLink;

/** OPS-QUAL-01 to -03 */
const VIEWING_MINUTES: Record<LocationType, number> = {
  physical: 60,
  virtual: 30,
  'self-guided': 45,
  hybrid: 60,
  phone: 30,
};

const USUAL_MINUTES: Record<Exclude<AppointmentKind, 'viewing'>, number> = {
  consultation: 60,
  'virtual-tour': 30,
  meeting: 60,
  'follow-up': 30,
};

/** How long it takes, unless the workspace or whoever books says otherwise. */
export const usualMinutes = (kind: AppointmentKind, location: LocationType): number =>
  kind === 'viewing' ? VIEWING_MINUTES[location] : USUAL_MINUTES[kind];

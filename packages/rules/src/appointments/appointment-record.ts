/** Who did it. */
export const APPOINTMENT_ACTORS = [
  'member',
  'client',
  'assistant',
  'enquiry',
  'calendar',
  'product',
] as const;
export type AppointmentActor = (typeof APPOINTMENT_ACTORS)[number];

/** What becomes of an appointment. Added to, never renamed: rows with them stay. */
export const APPOINTMENT_CHANGES = [
  'booked',
  'confirmed',
  'moved',
  'started',
  'ended',
  'cancelled',
  'rated',
] as const;
export type AppointmentChangeKind = (typeof APPOINTMENT_CHANGES)[number];

/** OPS-ENT-04: documents, questions and follow-up actions. One that the product found leads to where it is. */
export const PREPARATION_KINDS = ['document', 'question', 'follow-up'] as const;
export type PreparationItem = {
  id: string;
  kind: (typeof PREPARATION_KINDS)[number];
  text: string;
  /** A path inside the product. */
  path: string | null;
  done: boolean;
};

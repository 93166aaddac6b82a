/** Why a stranger's booking is refused, as the server says it. The pages say the same in twelve languages. */
export const BOOKING_REFUSALS = {
  notFree: 'This time is not free. Choose one of those that are offered.',
  phoneForWhatsApp: 'Enter your number, so we can reach you on WhatsApp.',
  clientTwice: 'This client has another appointment at that time. Move that one, or choose another time.',
  dayOver: 'Choose a day that is still to come.',
  dayOrder: 'The last day is not before the first.',
} as const;

/** Why a stranger's booking is refused, as the server says it. The pages say the same in twelve languages. */
export const BOOKING_REFUSALS = {
  notFree: 'That time isn’t free. Choose one from the list.',
  phoneForWhatsApp: 'Enter your number, so we can reach you on WhatsApp.',
  clientTwice: 'This client has another appointment at that time. Move that one, or choose another time.',
  dayOver: 'Choose a day in the future.',
  dayOrder: 'The last day can’t be before the first.',
} as const;

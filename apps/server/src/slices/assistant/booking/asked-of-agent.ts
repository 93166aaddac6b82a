/** A question that only the agent can answer, as they read it on the booking. */
export const askedOfAgent = (question: string): string => `They asked: “${question.trim()}”`;

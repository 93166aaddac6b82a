/** Who answers: our own engine, Sensay, or any server that speaks the OpenAI protocol. */
export const ASSISTANT_ENGINES = ['own', 'sensay', 'openai-compatible'] as const;
export type AssistantEngine = (typeof ASSISTANT_ENGINES)[number];
export type OutsideEngine = Exclude<AssistantEngine, 'own'>;

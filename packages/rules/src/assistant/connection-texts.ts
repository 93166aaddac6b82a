/** CORE-CONN-03 and CORE-ERR-02: the connection's error, and what the banner adds to it. */
export const NO_KEY_ERROR = 'No Sensay API key configured. Using fallback AI responses.';
export const NO_KEY_BANNER = `${NO_KEY_ERROR} Using advanced PropGuard AI fallback responses`;
/** CORE-ERR-03. */
export const INVALID_CREDENTIALS_ERROR = 'Invalid Sensay API credentials';
/** CORE-ERR-04. */
export const NOT_INITIALISED_ERROR = 'Sensay not properly initialized';
/** CORE-ERR-05. */
export const COMPLETION_FAILED_ERROR = 'Chat completion failed';
/** CORE-CHAT-36: said before our own engine goes on in place of an outside one. */
export const FALLBACK_APOLOGY =
  'I apologize, but I encountered an issue processing your request. Let me try to help you with property analysis using our fallback system.';

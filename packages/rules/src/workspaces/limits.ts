export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const WORKSPACE_NAME_MAX_LENGTH = 80;
export const PERSON_NAME_MAX_LENGTH = 80;
export const INVITATION_VALID_DAYS = 7;
export const PASSWORD_RESET_VALID_MINUTES = 60;
export const VISITOR_IDLE_DAYS = 30;
export const SESSION_IDLE_DAYS = 30;
export const EXPORT_KEPT_DAYS = 7;
/** Of which somebody is an owner; each brings room and a plan of its own. */
export const WORKSPACES_PER_ACCOUNT = 20;
export const API_KEYS_PER_WORKSPACE = 50;
/** How long the link and the code work that confirm an address. */
export const ADDRESS_CHECK_VALID_HOURS = 24;
export const ADDRESS_CODE_DIGITS = 6;
/** Wrong codes after which only a new letter helps. */
export const ADDRESS_CODE_TRIES = 5;
export const OPERATOR_TOKEN_VALID_DAYS = 7;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_ACCOUNT = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How long the second step of signing in, or a passkey's answer, may take. */
export const SIGN_IN_STEP_MINUTES = 10;
export const SECOND_FACTOR_TRIES = 5;
export const SIGN_IN_SERVICES_MAX = 50;

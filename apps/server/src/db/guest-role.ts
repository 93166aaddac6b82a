/** The role of guests, by an expression of SQL: named after the database, because roles belong to the whole server. */
export const GUEST_ROLE = `left(current_database(), 57) || '_guest'`;

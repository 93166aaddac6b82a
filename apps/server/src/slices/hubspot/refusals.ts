/** Why a lead is not sent, for whoever looks at the counts. */
export const NO_EMAIL = 'No email address';
export const DELETED_THERE = 'Deleted in HubSpot, so it isn’t sent again';
export const ONE_FOR_TWO = 'HubSpot has one contact for two of your leads';

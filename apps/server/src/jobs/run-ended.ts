/** The job was ended, or given to another worker: whoever holds this claim must stop. */
export class ClaimLost extends Error {}
/** Somebody asked for the job to stop. */
export class JobCancelled extends Error {}

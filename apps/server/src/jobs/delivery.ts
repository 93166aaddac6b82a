/** What travels through the queue. Only the newest delivery of a job counts. */
export type Delivery = { jobId: string; workspaceId: string | null; delivery: number };

/** What operations stand on: what each is, and the few lines by which a slice uses it. */
export const GROUNDS = [
  {
    key: 'guests',
    name: 'Guests',
    about:
      'People without a session, by a link that carries a pass. No workspace in their transaction: only tables with a policy for guests exist.',
    use: "linkRoute('booking', 'pass')            // the contract\nguestReads('booking')                   // the table's policy\nguestRoutes.booking.get.handler(…)      // the scope shows what the pass is about",
    decision: 41,
  },
  {
    key: 'timers',
    name: 'Timers',
    about:
      'What is to be done at a moment is a row. It is removed in the transaction that did it: none lost, none twice.',
    use: 'defineTimer({ kind, payload, handler })\nawait setTimer(scope, timer, { key, dueAt, payload });',
    decision: 48,
  },
  {
    key: 'activities',
    name: 'Activities',
    about:
      'What happened with a person, in order, added to and never changed. Scores, triggers and figures are made from it.',
    use: "await recordActivity(scope, { personId, kind: 'interaction', ref });",
    decision: 49,
  },
  {
    key: 'outbound',
    name: 'One door out',
    about:
      'Every message to a person is a row of one table. A trigger refuses what may not leave, whatever the code above it believes.',
    use: "await writeToPerson(scope, { addressId, purpose: 'service', key: 'reminder:…:24h', subject, text });",
    decision: 46,
  },
  {
    key: 'consent',
    name: 'Consent',
    about:
      'A ledger by address, with the words that were shown. A merge never widens it, and forgetting keeps a refusal as a hash.',
    use: "await recordConsent(scope, { addressId, kind: 'express', textShown, form });",
    decision: 46,
  },
  {
    key: 'media',
    name: 'Media',
    about:
      'Files in pieces of a mebibyte, by ranges. What a file is, its content says; pictures are encoded again, without where they were taken.',
    use: 'const checked = await checkFile({ name, content });   // outside a transaction\nconst { id } = await storeMedia(scope, checked);      // with what the file is for',
    decision: 59,
  },
  {
    key: 'time',
    name: 'Time',
    about:
      'Wall time and zone to an instant, business days, national and state holidays. No fixed offset anywhere.',
    use: "instantOf('Australia/Sydney', '2026-10-04', '02:30')  // null: that hour does not exist",
    decision: 37,
  },
  {
    key: 'agents',
    name: 'Agents',
    about:
      'Who works for a workspace: a member, or nobody yet. With zone, hours, leave and how many at once.',
    use: 'const agents = await listAgents(scope);\nworksThrough(agent, { startsAt, endsAt })',
    decision: 55,
  },
  {
    key: 'notices',
    name: 'Notices',
    about:
      'What waits for a member, told once for each key, until it is dealt with: in the app, by mail, on their devices.',
    use: "await tellMembers(scope, { kind: 'lead-new', key, to, about, path });\nawait settleNotice(scope, key);",
    decision: 51,
  },
  {
    key: 'figures',
    name: 'Figures',
    about:
      'One file a figure: what is divided by what, over which days. Kept once nothing later changes it, recounted by a test.',
    use: "GET /api/figures/response-time\nawait readFigure(scope, { metric: 'response-time', days: 30 });",
    decision: 52,
  },
  {
    key: 'sample',
    name: 'Sample operations',
    about:
      'A made-up agency to look around with. Never in one workspace with real people: the database ends it with the first.',
    use: 'POST /api/sample-operations     DELETE /api/sample-operations',
    decision: 58,
  },
] as const;

export type GroundKey = (typeof GROUNDS)[number]['key'];

/** The made-up titles and mortgage that a new embedded chain begins with. Their addresses exist nowhere. */
export const SAMPLE_TITLES = [
  {
    location: '14 Sample Parade, New Farm QLD 4005',
    areaSqFt: 4360,
    valuationUsd: 985_000,
    legalDescription: 'Sample Lot 14 on RP 100014',
    metadataUri: 'ipfs://bafkreiakq7pjzyu7yqlrvyp6nqqz5wgbwh6ukg6gyrmi5pbcqv5rrmtsae',
  },
  {
    location: '3 Sample Lane, Paddington NSW 2021',
    areaSqFt: 1830,
    valuationUsd: 1_420_000,
    legalDescription: 'Sample Lot 3 in DP 200003',
    metadataUri: 'ipfs://bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
  },
  {
    location: '27 Sample Street, Fitzroy VIC 3065',
    areaSqFt: 2150,
    valuationUsd: 1_105_000,
    legalDescription: 'Sample Lot 27 on PS 300027',
    metadataUri: 'ipfs://bafkreidivzimqfqtoqxkrpge6bjyhlvxqs3rhe73owtmdulaxr5do5in7u',
  },
] as const;

/** Over the first title; OPS-CHAIN-30 gives its term. */
export const SAMPLE_MORTGAGE = { principal: 640_000, annualRatePercent: 5.5, monthsPaid: 3 } as const;

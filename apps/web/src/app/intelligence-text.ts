/** Apart from the words of the shell: no other page needs them. */
export const intelligenceText = {
  dashboard: 'Dashboard',
  assistant: 'AI assistant',
  risk: 'Risk Analysis',
  apra: 'APRA Compliance',
  blockchain: 'Blockchain',
  reports: 'Reports',
  pricing: 'Pricing',
  returns: 'ROI Calculator',
  features: 'Features',
  settings: 'Settings',
} as const;

export const text = {
  label: 'Suburbs',
  search: 'Type a suburb or a postcode',
  add: 'Add a suburb',
  none: 'No suburb by that name',
  remove: (name: string) => `Remove ${name}`,
};

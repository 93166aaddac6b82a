/** Words of an address that are written in several ways. The first is the full one. */
export const ADDRESS_WORDS: readonly (readonly string[])[] = [
  ['street', 'st', 'str'],
  ['saint', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av', 'aven'],
  ['court', 'ct', 'crt'],
  ['crescent', 'cres', 'cr', 'crs'],
  ['drive', 'dr', 'drv'],
  ['place', 'pl'],
  ['parade', 'pde', 'pd'],
  ['terrace', 'tce', 'ter', 'terr'],
  ['lane', 'ln', 'la'],
  ['close', 'cl'],
  ['circuit', 'cct', 'circ'],
  ['circle', 'cir'],
  ['boulevard', 'blvd', 'bvd', 'boulevarde'],
  ['highway', 'hwy'],
  ['freeway', 'fwy'],
  ['motorway', 'mwy'],
  ['esplanade', 'esp'],
  ['grove', 'gr', 'gve'],
  ['gardens', 'gdns'],
  ['garden', 'gdn'],
  ['square', 'sq'],
  ['quay', 'qy'],
  ['reach', 'rch'],
  ['rise', 'ri'],
  ['ridge', 'rdge'],
  ['view', 'vw'],
  ['walk', 'wlk'],
  ['way', 'wy'],
  ['track', 'trk'],
  ['trail', 'trl'],
  ['promenade', 'prom'],
  ['plaza', 'plz'],
  ['alley', 'aly', 'ally'],
  ['arcade', 'arc'],
  ['approach', 'app'],
  ['bend', 'bnd'],
  ['chase', 'ch'],
  ['corner', 'cnr'],
  ['cove', 'cv'],
  ['crossing', 'crsg'],
  ['gate', 'gte'],
  ['glade', 'gld'],
  ['heights', 'hts'],
  ['junction', 'jnc'],
  ['link', 'lk'],
  ['loop', 'lp'],
  ['mews', 'mws'],
  ['outlook', 'otlk'],
  ['parkway', 'pwy', 'pkwy'],
  ['pass', 'ps'],
  ['point', 'pt'],
  ['port', 'pt'],
  ['mount', 'mt'],
  ['mountain', 'mtn'],
  ['north', 'nth'],
  ['south', 'sth'],
  ['victoria', 'vic'],
  ['queensland', 'qld'],
  ['tasmania', 'tas'],
];

const alternatives = new Map<string, Set<string>>();
for (const spellings of ADDRESS_WORDS) {
  for (const spelling of spellings) {
    const known = alternatives.get(spelling) ?? new Set([spelling]);
    for (const other of spellings) known.add(other);
    alternatives.set(spelling, known);
  }
}

/** Every way in which a word of an address may be written, itself first: 'st' is a street or a saint. */
export const spellingsOf = (word: string): readonly string[] => [...(alternatives.get(word) ?? [word])];

export const isAddressWord = (word: string): boolean => alternatives.has(word);

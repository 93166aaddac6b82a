/** Key of the data source of suburbs and towns, to be named wherever one is shown. */
export const LOCALITIES_SOURCE = 'localities';

/** What is wrong with a file, in words for the person who sent it. */
export class UnreadableLayer extends Error {}

/**
 * Questions of one transaction that do not wait for each other's answers: they leave in one message and are answered in
 * the order they are named. When one fails the rest is waited for all the same: a transaction is undone only when nobody
 * is at work in it any more.
 */
export const together = async <Asked extends readonly PromiseLike<unknown>[]>(
  ...asked: Asked
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> => {
  // The mapper's own are asked anew whenever somebody waits for them.
  const begun = asked.map(async (one) => one);
  await Promise.allSettled(begun);
  return (await Promise.all(begun)) as { -readonly [At in keyof Asked]: Awaited<Asked[At]> };
};

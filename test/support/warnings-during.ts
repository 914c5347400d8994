/** What Node warns of while something is done, by the names of the warnings. */
export async function warningsDuring(work: () => unknown): Promise<readonly string[]> {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  try {
    await work();
    // Node tells of a warning only after what caused it.
    await new Promise(setImmediate);
  } finally {
    process.off('warning', note);
  }
  return warnings;
}

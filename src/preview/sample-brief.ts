/** The sample that comes with Cite Check, where this build has it. */

/** Set by the build (`webpack.config.js`). */
declare const HAS_SAMPLE_BRIEF: boolean;

export const hasSample: boolean = HAS_SAMPLE_BRIEF;
export const sampleName = 'sample-brief.docx';

/** `null` where it could not be loaded. */
export async function readSample(): Promise<Uint8Array | null> {
  try {
    const response = await fetch(sampleName);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

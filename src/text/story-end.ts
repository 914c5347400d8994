/**
 * Stands for the line end that closes a story (body, note, header) in a text that is read on over paragraphs: what the next story
 * begins with is no continuation. No white space, and nothing that a brief holds.
 */
export const storyEnd = '\u2063';

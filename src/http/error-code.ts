/** The code that Node, Fastify or SQLite gives an error (`ENOENT`); empty where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What the sign-in window tells the pane. `state` shows that it answers this pane's question, and no earlier one. */
import { z } from 'zod/mini';

export const SignInMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signedIn'),
    state: z.string(),
    token: z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
    expiresAt: z.number(),
  }),
  z.object({ kind: z.literal('failed'), state: z.string(), reason: z.enum(['cancelled', 'failed']) }),
]);
export type SignInMessage = z.infer<typeof SignInMessage>;

export function readSignInMessage(text: string): SignInMessage | null {
  try {
    const read = SignInMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

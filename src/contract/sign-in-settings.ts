/** How the pane signs its user in: what the relay tells anybody at `/sign-in.json`. Nothing in it is secret. */
import { z } from 'zod/mini';

export const signInSettingsPath = '/sign-in.json';

export const SignInSettings = z.discriminatedUnion('required', [
  z.object({ required: z.literal(false) }),
  z.object({
    required: z.literal(true),
    /** The pane's registration in Microsoft Entra. */
    clientId: z.string(),
    /** `https://login.microsoftonline.com/` and the tenant. */
    authority: z.url({ protocol: /^https$/ }),
    /** The relay's own scope, in full. */
    scope: z.string(),
  }),
]);
export type SignInSettings = z.infer<typeof SignInSettings>;

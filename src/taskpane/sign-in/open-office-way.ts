/** The way in which this Office signs in: through itself where it can, else through a window of ours. */
import { signInByDialog } from './sign-in-by-dialog';
import type { NeededSignIn, SignInWay } from './sign-in-way';

export async function openOfficeWay(settings: NeededSignIn): Promise<SignInWay> {
  const dialog = signInByDialog();
  if (!Office.context.requirements.isSetSupported('NestedAppAuth', '1.1')) return dialog;
  const { openNestedWay } = await import('./open-nested-way');
  return (await openNestedWay(settings, dialog)) ?? dialog;
}

/** What the beginning of a page says of itself: that it was not found, or that one has to sign in. */

export interface PageSigns {
  readonly saysNotFound: boolean;
  readonly signIn: boolean;
}

/**
 * Only a title or first heading that says nothing else counts: a page about "People v. Lost and Not Found" is no
 * missing page, and a sign-in form in a corner is no sign-in page.
 */
export function readPageSigns(html: string, asked: URL, final: URL): PageSigns {
  const headings = [textOf(html, titleElement), textOf(html, headingElement)].flatMap((text) =>
    text.split(separator).map((part) => part.toLowerCase().replace(/^\s+|[\s.!]+$/g, '')),
  );
  return {
    saysNotFound: headings.some((heading) => notFound.test(heading)),
    signIn: headings.some((heading) => signIn.test(heading)) || wasSentToSignIn(asked, final),
  };
}

/** An address may answer an anonymous visitor by sending it to its sign-in page, which needs scripts to show anything. */
function wasSentToSignIn(asked: URL, final: URL): boolean {
  return signInPath.test(final.pathname) && !signInPath.test(asked.pathname);
}

const titleElement = /<title\b[^>]{0,200}>([^<]{0,500})/i;
const headingElement = /<h1\b[^>]{0,500}>([\s\S]{0,500}?)<\/h1/i;
const separator = /\s*[|–—:·»•]\s*|\s+-\s+/;

const notFound =
  /^(?:(?:http )?(?:error )?(?:404|410)(?: error)?(?:[ ,]*(?:page |file |document )?not found)?|(?:oops[,!]? )?(?:this |the |that |sorry[,!]? (?:this |the |that )?)?(?:page|file|document|content|resource)(?: you (?:requested|are looking for|were looking for))? (?:(?:was|is|could) ?not|cannot|can't|can’t|couldn't|couldn’t)(?: be)? (?:found|available)|(?:page |file |document |error )?not found|(?:this |the |that )?(?:page|file|document) (?:does not|doesn't|doesn’t|no longer) exists?|page unavailable)$/;
const signIn =
  /^(?:please )?(?:sign[ -]?in|log[ -]?in|log[ -]?on)(?: required| to continue| to your account)?$/;
const signInPath = /\/(?:login|log-in|signin|sign-in|sso|saml2?|oauth2?)(?:[/.]|$)/i;

function textOf(html: string, element: RegExp): string {
  const inner = element.exec(html)?.[1] ?? '';
  return inner
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&(?:#39|#x27|apos|rsquo);/g, "'")
    .replace(/&(?:mdash|ndash|#8211|#8212|raquo);/g, '|')
    .replace(/\s+/g, ' ');
}

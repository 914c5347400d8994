/** A link out of the pane: to a court record, or to where a law can be read; over https only. */
import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export function RecordLink({
  url,
  children,
}: {
  readonly url: string;
  readonly children: ReactNode;
}): ReactNode {
  if (!isHttps(url)) return null;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" inline>
      {children}
    </Link>
  );
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

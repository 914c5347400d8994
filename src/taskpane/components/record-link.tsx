/** A link out of the pane, to a court record or to where a law can be read; nothing, where the address is no known one of these. */
import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { isPublishedAddress } from '../../document/record-hosts';

export function RecordLink({
  url,
  children,
}: {
  readonly url: string;
  readonly children: ReactNode;
}): ReactNode {
  if (!isPublishedAddress(url)) return null;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" inline>
      {children}
    </Link>
  );
}

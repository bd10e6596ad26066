import { FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from '#components/ui/link-button';

/** A link to a file. */
export function DownloadButton(props: ComponentProps<typeof LinkButton>) {
  return <LinkButton download icon={<FileDown size={14} aria-hidden="true" />} {...props} />;
}
